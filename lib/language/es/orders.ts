import type { OrderWords } from "../orders-words";

export const orders: OrderWords = {};
