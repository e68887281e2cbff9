export type Bind = string | number | boolean | null
