/** Faults and warnings of an initial padrón. */
export const CODIGOS_PADRON = {
  C446: {
    porque: 'Un dato personal no cumple las reglas de un alta.',
    remedio: 'Corrige el dato como lo pide el mensaje: son las mismas reglas que en la pantalla de alta.',
  },
  C447: {
    porque: 'La persona ya está en el padrón.',
    remedio: 'Quita sus renglones. Lo que le falte se registra con un movimiento.',
  },
  C448: {
    porque: 'El NSS o el número de empleado es de otra persona.',
    remedio: 'Revisa con sus documentos de quién es el dato y corrige a la persona equivocada.',
  },
  C449: {
    porque: 'Dos renglones de la misma CURP dicen datos de personas distintas.',
    remedio: 'Si son dos personas, corrige la CURP de una. Si es una, escribe los mismos datos en todos sus renglones.',
  },
  C450: {
    porque: 'Los periodos de la persona se enciman, se repiten o dejan días sin renglón.',
    remedio:
      'Cada renglón empieza el día siguiente al fin del anterior. Si «Hasta» va vacío, termina donde empieza el siguiente.',
  },
  C451: {
    porque: 'De la situación anterior de la persona no se llega a la del renglón.',
    remedio: 'Agrega el renglón que falta entre las dos, o corrige la situación.',
  },
  C452: {
    porque: 'La causa no es de ese cambio de situación.',
    remedio: 'Escribe la causa como está en Tipos de movimiento, o deja vacía la columna.',
  },
  C453: {
    porque: 'La unidad no existe o no es un área de la entidad de la carga.',
    remedio: 'Escribe la clave del área como está en la estructura: los cuatro niveles con guiones, o los dos últimos.',
  },
  C454: {
    porque: 'La unidad terminó antes que el periodo del renglón.',
    remedio: 'Agrega un renglón que empiece al día siguiente del fin de la unidad, con la unidad que la sucede.',
  },
  C455: {
    porque: 'La categoría no está en el catálogo.',
    remedio: 'Escribe la clave como está en el catálogo de puestos y categorías, o créala antes.',
  },
  C456: {
    porque: 'El área no tiene un puesto con ese nombre.',
    remedio: 'Escribe el nombre como está en el área, créalo antes, o deja vacía la columna.',
  },
  C457: {
    porque: 'La fecha de ingreso no es posible.',
    remedio: 'Revisa la fecha de ingreso y la CURP: son las mismas reglas que en la pantalla de alta.',
  },
  C458: {
    porque: 'Otro renglón de la misma persona se rechazó, y nadie entra a medias.',
    remedio: 'Corrige el renglón que se nombra y carga de nuevo todos los de la persona.',
  },
  C459: {
    porque: 'La entidad ya cerró una quincena en el portal.',
    remedio: 'El padrón inicial se carga antes del primer cierre. Registra a estas personas con altas y movimientos.',
  },
  C460: {
    porque: 'El sueldo no es un sueldo mensual.',
    remedio: 'Escribe el sueldo mensual completo: más de $0.00 y menos de $1,000,000.00.',
  },
  A541: {
    porque: 'El sueldo no es el de la categoría.',
    remedio: 'Se guarda el del archivo. Si es un error, corrígelo antes de cargar.',
  },
  A542: {
    porque: 'Hay otra persona con un nombre y una fecha de nacimiento parecidos.',
    remedio: 'Confirma con sus documentos que son dos personas.',
  },
  A543: {
    porque: 'Una clave de la persona no concuerda con sus otros datos.',
    remedio: 'Se guarda como viene. Revísala con su documento.',
  },
  A544: {
    porque: 'La fecha de nacimiento o el sexo no son los de la CURP.',
    remedio: 'Se guardan los de la CURP. Si la CURP está mal, corrígela.',
  },
  A545: {
    porque: 'Entre el ingreso de la persona y su primer renglón no se dice nada.',
    remedio:
      'Se guarda en activo desde su ingreso, con el puesto y el sueldo del primer renglón. Si los conoces, agrega los renglones que faltan.',
  },
} as const
