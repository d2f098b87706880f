export const headerless = 1;
