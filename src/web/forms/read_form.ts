export type { Faults, FaultyForm, Typed } from "./forms.tsx";
export { readForm } from "./submit.ts";
