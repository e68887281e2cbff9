/** The number after one below 2^31 in a row without order that is always the same: an image is read twice alike. */
export const siguienteAlAzar = (estado: number): number => (Math.imul(estado, 1_103_515_245) + 12_345) & 0x7fffffff
