export { redirectTo } from "./submit.ts";
