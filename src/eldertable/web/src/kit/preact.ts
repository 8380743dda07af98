// The house's one copy of Preact, for boards from outside.
export * from "preact";
