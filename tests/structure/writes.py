"""Who writes to compartments: a look at the source, function by function."""

from __future__ import annotations

import ast
from collections.abc import Iterator

COMPARTMENTS = {"table", "screens", "box", "own", "stacks", "clock"}
KINDS = {"Table", "Screen", "Box"}
MUTATORS = {
    "append", "pop", "insert", "remove", "extend", "clear", "sort", "reverse", "update", "add", "discard",
    "popitem", "setdefault", "shuffle",
}  # fmt: skip
Function = ast.FunctionDef | ast.AsyncFunctionDef


def writes(source: str) -> list[str]:
    """Every place where a compartment, or something in it, is changed: line and text."""
    found = {
        (node.lineno, ast.unparse(node))
        for scope in scopes(ast.parse(source))
        for node in Look(scope).changes()
    }
    return [f"{line}: {text}" for line, text in sorted(found)]


def scopes(tree: ast.Module) -> Iterator[list[ast.AST]]:
    """The module without its functions, then each outermost function or method with all it holds."""
    loose: list[ast.AST] = []
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Function):
            yield list(ast.walk(node))
        else:
            loose.append(node)
            waiting += ast.iter_child_nodes(node)
    yield loose


class Look:
    """One function: which of its names stand for something in a compartment."""

    def __init__(self, nodes: list[ast.AST]) -> None:
        self.nodes = nodes
        self.known: set[str] = {name for node in nodes for name in typed_names(node)}
        size = -1
        while size < len(self.known):  # until no name leads to another
            size = len(self.known)
            for node in self.nodes:
                self.bind(node)

    def bind(self, node: ast.AST) -> None:
        """Take in the names that a statement binds to something in a compartment."""
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.name(target, value)
            case (
                ast.AnnAssign(target=target, value=ast.expr() as value)
                | ast.NamedExpr(target=target, value=value)
            ):
                self.name(target, value)
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                self.name_each(target, value)

    def name(self, target: ast.expr, value: ast.expr) -> None:
        if (
            isinstance(target, ast.Tuple)
            and isinstance(value, ast.Tuple)
            and len(target.elts) == len(value.elts)
        ):
            for one, other in zip(target.elts, value.elts, strict=True):
                self.name(one, other)
        elif self.inside(value) and not (isinstance(target, ast.Attribute) and is_self(target.value)):
            self.known.update(node.id for node in ast.walk(target) if isinstance(node, ast.Name))

    def name_each(self, target: ast.expr, value: ast.expr) -> None:
        """A loop over a compartment's list, or over several in parallel or numbered."""
        lists = (
            value.args if isinstance(value, ast.Call) and is_named(value, {"enumerate", "zip"}) else [value]
        )
        if any(self.inside(each) for each in lists):
            self.known.update(node.id for node in ast.walk(target) if isinstance(node, ast.Name))

    def inside(self, node: ast.expr) -> bool:
        """Whether an expression leads to a compartment or into one; a slice is a copy, and so is a sum."""
        match node:
            case ast.Name(id=name):
                return name in self.known
            case ast.Attribute(value=value, attr=attr):
                return attr in COMPARTMENTS or self.inside(value)
            case ast.Subscript(value=value, slice=index):
                return not isinstance(index, ast.Slice) and self.inside(value)
            case ast.IfExp(body=one, orelse=other):
                return self.inside(one) or self.inside(other)
            case ast.BoolOp(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
                return any(self.inside(value) for value in values)
            case ast.NamedExpr(value=value) | ast.Starred(value=value):
                return self.inside(value)
        return False

    def changes(self) -> Iterator[ast.stmt | ast.expr]:
        """The statements and calls that change something inside."""
        for node in self.nodes:
            match node:
                case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                    if any(self.is_place(target) for target in targets):
                        yield node
                case ast.AnnAssign(target=target) if self.is_place(target):
                    yield node
                case ast.AugAssign(target=target) if self.is_place(target) or self.inside(target):
                    yield node
                case ast.For(target=target) if self.is_place(target):
                    yield node
                case ast.Call() if self.is_change(node):
                    yield node

    def is_place(self, target: ast.expr) -> bool:
        """A field, a member or a slice of something inside; a bare name is only bound anew."""
        match target:
            case ast.Attribute(value=value, attr=attr):
                return (attr in COMPARTMENTS and not is_self(value)) or self.inside(value)
            case ast.Subscript(value=value):
                return self.inside(value)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return any(self.is_place(part) for part in parts)
            case ast.Starred(value=value):
                return self.is_place(value)
        return False

    def is_change(self, call: ast.Call) -> bool:
        """A method that changes its object, a shuffle of something inside, or setattr and its like."""
        match call.func:
            case ast.Attribute(value=value, attr=attr) if attr in MUTATORS:
                return self.inside(value) or (
                    attr == "shuffle" and any(self.inside(arg) for arg in call.args)
                )
            case ast.Name(id="setattr" | "delattr"):
                return self.inside(call.args[0])
        return False


def typed_names(scope: ast.AST) -> Iterator[str]:
    """Parameters that are a compartment by their type."""
    if isinstance(scope, Function):
        for arg in (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs):
            if arg.annotation is not None:
                words = {node.id for node in ast.walk(arg.annotation) if isinstance(node, ast.Name)}
                if words & KINDS and not isinstance(arg.annotation, ast.Subscript):
                    yield arg.arg


def is_named(call: ast.Call, names: set[str]) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in names


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
