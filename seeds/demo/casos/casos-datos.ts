/** What the demo's cases are about, by address of the process map. All of it is invented. */
export interface TemaDemo {
  /** How many of each hundred. */
  readonly parte: number
  /** Address of the process and the subjects of its cases. */
  readonly procesos: readonly (readonly [componente: string, ...asuntos: string[]])[]
  /** Names of modules that may take part besides the process's own. */
  readonly modulos: readonly string[]
}

export const TEMAS_DEMO: readonly TemaDemo[] = [
  {
    parte: 32,
    procesos: [
      ['/solicitudesMovimientos', 'Aclaración de fecha de ingreso', 'Cambio de adscripción sin movimiento'],
      ['/solicitudesMovimientosManual', 'Dos expedientes con la misma CURP', 'Corrección de nombre en el padrón'],
      ['/aportacion-retencion', 'Retención aplicada dos veces', 'Aportación de una quincena que no aparece'],
      ['/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena', 'Pago atrasado de una dependencia'],
      ['/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo', 'Reconocimiento de antigüedad por laudo'],
    ],
    modulos: ['Contabilidad', 'Jurídico', 'Sistemas'],
  },
  {
    parte: 14,
    procesos: [
      [
        '/seguridad-higiene/dictaminacion-medica',
        'Dictamen de incapacidad permanente',
        'Revisión de dictamen médico',
        'Riesgo de trabajo por calificar',
      ],
      ['/pensiones/seguros/pago-atencion-medica-viudez', 'Reembolso de atención médica por viudez'],
    ],
    modulos: ['Jurídico', 'Pensiones'],
  },
  {
    parte: 30,
    procesos: [
      ['/tramite-pension/orientacion', 'Orientación sobre años reconocidos', 'Orientación de pensión por viudez'],
      [
        '/tramite-pension/integracion-expediente',
        'Expediente de jubilación por integrar',
        'Pensión por viudez: falta acta',
      ],
      ['/dictamenes-pension/dictaminacion', 'Recálculo de pensión por años reconocidos'],
      ['/pensiones/seguros/gastos-funerarios', 'Gastos funerarios por pagar'],
      ['/supervivencia/visita-domiciliaria', 'Supervivencia sin comprobar'],
      ['/nomina/descuentos', 'Descuento indebido en la nómina de jubilados'],
    ],
    modulos: ['Jurídico', 'Afiliación', 'Contabilidad'],
  },
  {
    parte: 18,
    procesos: [
      ['/prestamos/corto-plazo', 'Préstamo a corto plazo sin aval registrado', 'Devolución de abono de más'],
      ['/prestamos/mediano-plazo', 'Liquidación anticipada por aplicar'],
      ['/prestamos/hipotecarios', 'Reestructura de préstamo hipotecario', 'Liberación de hipoteca pagada'],
    ],
    modulos: ['Contabilidad', 'Jurídico', 'Inversiones y Riesgos'],
  },
  {
    parte: 6,
    procesos: [
      ['/juridico/contencioso', 'Demanda laboral por contestar'],
      ['/sistemas/plataforma-web', 'Acceso al portal de una dependencia nueva'],
      ['/contabilidad/conciliaciones', 'Conciliación bancaria pendiente'],
    ],
    modulos: ['Dirección General', 'Afiliación'],
  },
]

/** Invented norms, written as the institute's would be. */
export const NORMAS_DEMO: readonly (readonly [nombre: string, descripcion: string])[] = [
  ['Ley del Instituto, artículo 34', 'Requisitos para iniciar el trámite.'],
  ['Reglamento interior, artículo 12', 'Área que conoce del asunto y sus plazos.'],
  ['Lineamientos de expediente, numeral 5', 'Documentos que deben estar en el expediente.'],
  ['Procedimiento PR-07', 'Orden de las revisiones y quién firma cada una.'],
  ['Acuerdo de la Junta 03/2025', 'Criterio para casos de antigüedad reconocida.'],
  ['Manual de pagos, apartado 4', 'Comprobación antes de autorizar un pago.'],
  ['Código de procedimientos, artículo 88', 'Notificación a la persona interesada.'],
]

export const COMENTARIOS_DEMO = [
  'Se llamó a la persona; enviará el documento esta semana.',
  'Cotejado contra el padrón, coincide.',
  'Falta la firma de la dependencia.',
  'Se pidió opinión al módulo siguiente.',
  'El comprobante no es legible: se solicitó otro.',
] as const

export const RESOLUCIONES_DEMO = [
  ['PROCEDENTE', 'Se comprobaron los requisitos y se aplicó lo solicitado.'],
  ['PROCEDENTE', 'Se corrigió el registro y se avisó a la dependencia.'],
  ['IMPROCEDENTE', 'No se acreditó la antigüedad; se notificó a la persona.'],
  ['DESISTIDO', 'La persona retiró su solicitud por escrito.'],
] as const
