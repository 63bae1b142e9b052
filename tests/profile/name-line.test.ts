import { expect, it } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

const nameIn = (line: string) =>
  parseProfile(`${line}\n\nExperience\nCook, Acme Ltd, 2019 - 2020`, new Date("2026-11-20")).name?.value ??
  null;

it.each([
  ["Max Mustermann, geb. am 03.04.1985 in Wien", "Max Mustermann"],
  ["Max Mustermann geb. 03.04.1985", "Max Mustermann"],
  ["Max Mustermann, ledig, deutsch", "Max Mustermann"],
  ["Jane Doe, born 3 April 1985, British", "Jane Doe"],
  ["Jane Doe | British | married", "Jane Doe"],
  ["Jane Doe (36), single", "Jane Doe"],
  ["João Almeida, 36 anos, casado", "João Almeida"],
  ["Marie Dupont – née le 3/4/1985", "Marie Dupont"],
  ["Marie Dupont née Durand", "Marie Dupont"],
  ["Inés Prieto, española, casada", "Inés Prieto"],
])("reads the name before personal data: %j", (line, name) => {
  expect(nameIn(line)).toBe(name);
});

it.each(["Senior Engineer, British", "Java Developer, 36 years", "Acme Robotics GmbH, German"])(
  "reads no name from a title or company before personal data: %j",
  (line) => expect(nameIn(line)).toBeNull(),
);

it.each([
  [
    "Jane Doe | Software Engineer | London, United Kingdom | open to relocation | jane@mail.example",
    "Jane Doe",
  ],
  ["Amara Lindqvist • Data Scientist • Berlin • linkedin.com/in/amara-lindqvist", "Amara Lindqvist"],
  ["Dr. Katharina Vogt – Ärztin – Musterstraße 12, 80331 München – Tel. 089 123456", "Katharina Vogt"],
  ["JANE DOE    SOFTWARE ENGINEER    LONDON    jane.doe@mail.example    07700 900123", "JANE DOE"],
  ["Jane Doe\tSoftware Engineer", "Jane Doe"],
  ["Jane\tDoe", "Jane Doe"],
  ["Jane Doe\tLondon\t07700 900123", "Jane Doe"],
  ["Software Engineer\tJane Doe\tjane.doe@mail.example", "Jane Doe"],
  ["Ayşe Yılmaz\tKrankenschwester", "Ayşe Yılmaz"],
  ["Jane Doe (Software Engineer)", "Jane Doe"],
  ["Jane Doe ~ Software Engineer ~ London", "Jane Doe"],
  ["Jane Doe : Software Engineer", "Jane Doe"],
  ["López, Germán", "López, Germán"],
  ["Jane Doe, Senior Software Engineer at Acme Corporation, London, UK (36)", "Jane Doe"],
  ["Jane Doe 12 Baker Street, London NW1 6XE", "Jane Doe"],
  ["Software Engineer | Jane Doe | London | jane.doe@mail.example", "Jane Doe"],
])("reads the name in a header of one line: %j", (line, name) => {
  expect(nameIn(line)).toBe(name);
});

it.each([
  "Senior Software Engineer | ten years in banking and insurance | Kubernetes, Kafka, PostgreSQL",
  "Spring Boot | Kubernetes | Terraform | infrastructure as code | on-call for five years",
  "Senior Engineer\tBritish",
  "Java Developer\tKubernetes\tDocker",
  "Experienced nurse with twelve years in intensive care, ward rounds - Leeds",
])("finds no name in a header without one: %j", (line) => expect(nameIn(line)).toBeNull());

it.each([
  ["- Personal information: Jane Doe\n     jane.doe@mail.example", "Jane Doe"],
  ["Contact: Ana Pereira | ana@mail.example", "Ana Pereira"],
  ["Personal information\nJane Doe, Email: office@mail.example", "Jane Doe"],
  ["Personal information\n- Amara Lindqvist\n- Email: office@mail.example", "Amara Lindqvist"],
  ["* Name - Personal - Jane Doe\n* Email - office@mail.example", "Jane Doe"],
])("reads the name in personal information however it is listed: %j", (lines, name) => {
  expect(nameIn(lines)).toBe(name);
});

it.each(["Personal information\n- Married\n- Two children", "Personal information: see below"])(
  "reads no name from other personal information: %j",
  (lines) => expect(nameIn(lines)).toBeNull(),
);
