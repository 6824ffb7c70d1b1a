export { Instant } from "./parts.tsx";
