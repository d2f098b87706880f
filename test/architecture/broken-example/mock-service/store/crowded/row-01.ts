// row1: one of too many files in one folder.
// The broken example of a crowded folder.
export const row1 = 1;
