"""Import contracts of our own for import-linter; pyproject.toml names where they hold."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Some packages import nothing but the standard library, our own package, and what is allowed."""

    modules = fields.SetField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002
        """Collect every import that leads elsewhere."""
        welcome = {*sys.stdlib_module_names, "arcanum", *self.contract_options.get("allowed", ())}
        strangers = [
            f"{module} imports {imported}"
            for module in sorted(self._members(graph))
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in welcome
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line an import."""
        for line in check.metadata["strangers"]:
            output.print_error(line)

    def _members(self, graph: ImportGraph) -> set[str]:
        roots = self.contract_options["modules"]
        return {member for root in roots for member in {root, *graph.find_descendants(root)}}
