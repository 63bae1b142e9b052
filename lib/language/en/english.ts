import type { Language } from "../language";
import { asking } from "./asking";
import { grounds } from "./grounds";
import { orders } from "./orders";
import { people } from "./people";
import { reading } from "./reading";
import { skills } from "./skills";

export const english: Language = { code: "en", reading, skills, asking, people, grounds, orders };
