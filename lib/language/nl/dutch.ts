import type { Language } from "../language";
import { asking } from "./asking";
import { denial } from "./denial";
import { grounds } from "./grounds";
import { numbers } from "./numbers";
import { orders } from "./orders";
import { people } from "./people";
import { reading } from "./reading";
import { skills } from "./skills";
import { weights } from "./weights";

export const dutch: Language = {
  code: "nl",
  reading,
  skills,
  weights,
  numbers,
  denial,
  asking,
  people,
  grounds,
  orders,
};
