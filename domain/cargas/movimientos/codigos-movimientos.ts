/** Faults of a file of movements. */
export const CODIGOS_MOVIMIENTOS = {
  C481: {
    porque: 'El movimiento no se puede solicitar para esa persona.',
    remedio: 'Revisa el movimiento y la situación de la persona; si el renglón no es suyo, corrige la clave.',
  },
  C482: {
    porque: 'La fecha no es posible en ese movimiento.',
    remedio: 'Escribe la fecha que dice el mensaje, o la que corresponda según sus reglas.',
  },
  C483: {
    porque: 'La causa falta, o el movimiento no la lleva.',
    remedio: 'Solo la baja lleva causa: escribe una de las que se ofrecen.',
  },
  C484: {
    porque: 'Falta la explicación que el movimiento pide.',
    remedio: 'Escríbela en Observaciones: la leen quienes validan y aprueban.',
  },
  C485: {
    porque: 'El dato laboral no se puede cambiar así, o no cambia nada.',
    remedio:
      'Escribe la categoría, el área y el puesto como están en los catálogos, y solo en un cambio de datos laborales.',
  },
  C486: {
    porque: 'La persona ya tiene un movimiento abierto.',
    remedio: 'Espera a que termine, o retíralo, y carga de nuevo el renglón.',
  },
  C487: {
    porque: 'La persona ya está en otro renglón del archivo.',
    remedio: 'Deja un renglón por persona: cada una tiene un movimiento abierto a la vez.',
  },
  C488: {
    porque: 'El oficio de la carga no nombra a la persona.',
    remedio:
      'Quita el renglón, o adjunta el oficio completo, que la nombre por su CURP, RFC, NSS, número interno o nombre completo.',
  },
  C489: {
    porque: 'Algo cambió mientras se cargaba, y el movimiento no se solicitó.',
    remedio: 'Revisa a la persona. Si el movimiento todavía procede, carga de nuevo el renglón.',
  },
  C490: {
    porque: 'La persona es hoy de otra entidad.',
    remedio: 'Carga el renglón en el archivo de la entidad en la que está.',
  },
} as const

/** Warnings of a file of movements. */
export const AVISOS_MOVIMIENTOS = {
  A531: {
    porque: 'Al movimiento le faltará un documento para aprobarse.',
    remedio: 'Entra y se valida. Agrega el documento antes de que se apruebe, o adjunta el oficio de la carga.',
  },
  A532: {
    porque: 'El portal no pudo comprobar que el oficio nombre a la persona: tiene páginas sin texto.',
    remedio: 'Entra. Quien valida el movimiento abre el oficio y comprueba que la nombre.',
  },
} as const
