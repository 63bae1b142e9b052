export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
export const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
