export { Facts } from "./parts.tsx";
