import { conceptsIn } from "./concepts";
import { fold } from "./letters";
import { regex } from "./lists";

/** Things that are held rather than used. */
const heldThings = regex("{held}");

/** Whether a name is that of a certificate, a licence or a permit. */
export const asksToHold = (name: string) =>
  [name, ...conceptsIn(name).map((concept) => concept.name)].some((each) => heldThings.test(fold(each)));
