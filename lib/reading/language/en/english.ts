import { asking } from "./asking";
import { briefs } from "./briefs";
import { denial } from "./denial";
import { grounds } from "./grounds";
import { numbers } from "./numbers";
import { orders } from "./orders";
import { people } from "./people";
import { reading } from "./reading";
import { skills } from "./skills";
import { studies } from "./studies";
import { weights } from "./weights";
import { workStyles } from "./work-styles";

export const english = {
  code: "en",
  reading,
  skills,
  weights,
  numbers,
  denial,
  studies,
  asking,
  briefs,
  people,
  grounds,
  orders,
  workStyles,
};
