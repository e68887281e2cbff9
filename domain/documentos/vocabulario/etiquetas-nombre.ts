import type { Etiqueta } from '#domain/documentos/hoja/etiquetas.ts'

/** Labels of a person's name, apart or in one text. */
export const ETIQUETAS_NOMBRE: readonly Etiqueta[] = [
  {
    campo: 'nombres',
    textos: ['Nombre(s)', 'Nombres', 'Nombre de pila', 'Nombre o nombres', 'Nombre(s) de pila', 'Nombre(s) propio(s)'],
    patron: /^NOMBRES?(DEPILA|PROPIOS?|DELAPERSONA)$/,
  },
  {
    campo: 'apellidoPaterno',
    textos: [
      'Primer Apellido',
      'Apellido Paterno',
      '1er. Apellido',
      '1er Apellido',
      'Apellido 1',
      'Apellido primero',
      'Paterno',
    ],
    patron: /^(PRIMERO?|1ER?O?)APELLIDO$|^APELLIDO(PATERNO|1|UNO)$/,
  },
  {
    campo: 'apellidoMaterno',
    textos: [
      'Segundo Apellido',
      'Apellido Materno',
      '2do. Apellido',
      '2o. Apellido',
      'Apellido 2',
      'Apellido segundo',
      'Materno',
    ],
    patron: /^(SEGUNDO|2D?O)APELLIDO$|^APELLIDO(MATERNO|2|DOS)$/,
  },
  {
    campo: 'nombreCompleto',
    textos: [
      'Nombre',
      'Nom.',
      'Nombre completo',
      'Nombre del asegurado',
      'Nombre del titular',
      'Nombre de la persona',
      'Nombre de la persona asegurada',
      'Nombre de la persona titular',
      'Nombre de la persona trabajadora',
      'Nombre de la persona contribuyente',
      'Nombre del trabajador',
      'Nombre del contribuyente',
      'Nombre y apellidos',
      'Nombre(s) y apellidos',
      'Apellidos y nombre(s)',
      'Apellidos y nombre',
      'Apellido paterno, materno y nombre(s)',
      'Apellido paterno, apellido materno y nombre(s)',
      'Nombre del asegurado(a)',
      'Nombre, denominación o razón social',
      'Nombre, denominación o razon social',
      'Denominación o razón social',
    ],
    patron:
      /^NOMBRE(COMPLETO|YAPELLIDOS|DELA?(ASEGURAD[OA]|TITULAR|PERSONA|CONTRIBUYENTE|TRABAJADORA?|DERECHOHABIENTE|SOLICITANTE))/,
  },
]
