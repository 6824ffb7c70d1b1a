export { Table } from "./parts.tsx";
