/** Faults of a file of new salaries. */
export const CODIGOS_SUELDOS = {
  C461: {
    porque: 'La categoría no existe o no tiene sueldo el día en que empieza el aumento.',
    remedio: 'Escribe la clave como está en el catálogo de puestos y categorías, o dale antes un sueldo.',
  },
  C462: {
    porque: 'La categoría ya está en otro renglón del archivo.',
    remedio: 'Deja un renglón por categoría.',
  },
  C463: {
    porque: 'El importe no es un sueldo mensual.',
    remedio: 'Escribe el sueldo mensual completo: más de $0.00 y menos de $1,000,000.00.',
  },
  C464: {
    porque: 'El sueldo nuevo no es mayor que el de hoy.',
    remedio: 'Un aumento sube el sueldo: corrige el importe o quita el renglón.',
  },
  C465: {
    porque: 'La categoría ya tiene otro sueldo que empieza después.',
    remedio: 'Elige una quincena que empiece ese día o después, o elimina antes ese sueldo.',
  },
  C466: {
    porque: 'El renglón vale desde otra quincena.',
    remedio: 'Un archivo es de una sola quincena: elige la suya, o separa los renglones de otra.',
  },
} as const
