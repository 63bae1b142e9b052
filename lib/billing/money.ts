/** An amount in the currency's smallest unit, as people write it: "€49.00". */
export const money = (amount: number, currency: string) =>
  (amount / 100).toLocaleString("en-GB", { style: "currency", currency: currency.toUpperCase() });
