import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'

/** Where the demo's cases are opened: addresses of the process map, and what they are about. All of it is invented. */
export interface TemaDemo {
  readonly area: AreaCaso
  /** How many of each hundred. */
  readonly parte: number
  readonly procesos: readonly string[]
  readonly asuntos: readonly string[]
  /** Names of modules that may take part besides the process's own. */
  readonly modulos: readonly string[]
}

export const TEMAS_DEMO: readonly TemaDemo[] = [
  {
    area: 'afiliacion',
    parte: 32,
    procesos: [
      '/solicitudesMovimientos',
      '/aportacion-retencion',
      '/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena',
      '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo',
    ],
    asuntos: [
      'Aclaración de fecha de ingreso',
      'Dos expedientes con la misma CURP',
      'Aportación de una quincena que no aparece',
      'Corrección de nombre en el padrón',
      'Reconocimiento de antigüedad por laudo',
      'Retención aplicada dos veces',
      'Cambio de adscripción sin movimiento',
    ],
    modulos: ['Contabilidad', 'Jurídico', 'Sistemas'],
  },
  {
    area: 'medicina',
    parte: 14,
    procesos: ['/seguridad-higiene/dictaminacion-medica', '/pensiones/seguros/pago-atencion-medica-viudez'],
    asuntos: [
      'Dictamen de incapacidad permanente',
      'Revisión de dictamen médico',
      'Reembolso de atención médica por viudez',
      'Riesgo de trabajo por calificar',
    ],
    modulos: ['Jurídico', 'Pensiones'],
  },
  {
    area: 'pensiones',
    parte: 30,
    procesos: [
      '/tramite-pension/orientacion',
      '/tramite-pension/integracion-expediente',
      '/dictamenes-pension/dictaminacion',
      '/pensiones/seguros/gastos-funerarios',
      '/supervivencia/visita-domiciliaria',
      '/nomina/descuentos',
    ],
    asuntos: [
      'Expediente de jubilación por integrar',
      'Pensión por viudez: falta acta',
      'Supervivencia sin comprobar',
      'Descuento indebido en la nómina de jubilados',
      'Gastos funerarios por pagar',
      'Recálculo de pensión por años reconocidos',
    ],
    modulos: ['Jurídico', 'Afiliación', 'Contabilidad'],
  },
  {
    area: 'prestamos',
    parte: 18,
    procesos: ['/prestamos/corto-plazo', '/prestamos/mediano-plazo', '/prestamos/hipotecarios'],
    asuntos: [
      'Préstamo a corto plazo sin aval registrado',
      'Reestructura de préstamo hipotecario',
      'Liquidación anticipada por aplicar',
      'Devolución de abono de más',
    ],
    modulos: ['Contabilidad', 'Jurídico', 'Inversiones y Riesgos'],
  },
  {
    area: 'otra',
    parte: 6,
    procesos: ['/juridico/contencioso', '/sistemas/plataforma-web', '/contabilidad/conciliaciones'],
    asuntos: ['Demanda laboral por contestar', 'Acceso al portal de una dependencia nueva', 'Conciliación pendiente'],
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
