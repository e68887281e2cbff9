import type { Vista } from './vista.ts'

/** Views of funds and printable forms. */
export const VISTAS_FONDOS = {
  aportacion: {
    titulo: 'Panel de Aportaciones',
    area: 'fondos',
    descripcion: 'Aportaciones por quincena, pagadas y por pagar.',
    capacidades: ['aportaciones.leer'],
    conduceA: ['aportacionesDetalle'],
  },
  aportacionesDetalle: {
    titulo: 'Aportaciones de la quincena',
    area: 'fondos',
    descripcion: 'Aportaciones de una quincena por fondo y por persona.',
    capacidades: ['aportaciones.leer'],
  },
  retencion: {
    titulo: 'Panel de Retenciones',
    area: 'fondos',
    descripcion: 'Retenciones de préstamos por quincena.',
    conduceA: ['retencionDetalle', 'panelPrestamos'],
    capacidades: ['retenciones.leer', 'prestamos.administrar', 'padron.leer'],
  },
  retencionDetalle: {
    titulo: 'Retenciones de la quincena',
    area: 'fondos',
    descripcion: 'Retenciones de una quincena por tipo de préstamo.',
    capacidades: ['retenciones.leer', 'retenciones.responder', 'retenciones.decidir', 'prestamos.administrar'],
  },
  panelPrestamos: {
    titulo: 'Préstamos',
    area: 'fondos',
    descripcion: 'Préstamos a corto plazo, mediano plazo e hipotecarios, con su saldo y sus movimientos.',
    ruta: '/panel/prestamos',
    capacidades: ['prestamos.leer', 'prestamos.administrar', 'retenciones.leer', 'padron.leer'],
  },
  'aportacion-retencion': {
    titulo: 'Detalle de Aportaciones y Retenciones',
    area: 'fondos',
    descripcion: 'Totales de aportaciones y retenciones, y la línea de pago de la quincena.',
    capacidades: ['lineas.leer', 'lineas.generar', 'organica.leer'],
  },
  'aportaciones-detalle': {
    titulo: 'Detalle de Consultas de Aportaciones-Fondos',
    area: 'fondos',
    descripcion: 'Aportaciones por fondo de la organización.',
    capacidades: ['aportaciones.fondos', 'aportaciones.leer', 'organica.leer'],
  },
  validacionPagos: {
    titulo: 'Validación de pagos',
    area: 'fondos',
    descripcion: 'Referencias de pago y su validación en los días de pago.',
    soloInstituto: true,
    capacidades: ['pagos.leer', 'pagos.registrar', 'pagos.validar'],
  },
  cair: {
    titulo: 'CAIR',
    area: 'fondos',
    descripcion: 'Retiro de capital y aportación voluntaria del ahorro individual para el retiro.',
    capacidades: ['cair.leer', 'cair.solicitar', 'cair.aprobar', 'cair.rendimientos', 'padron.leer', 'archivos.ver'],
  },
  FondosParametros: {
    titulo: 'Fondos Parámetros',
    area: 'fondos',
    descripcion: 'Porcentajes y parámetros de los fondos, con su vigencia.',
    soloInstituto: true,
    capacidades: ['parametros.leer', 'parametros.administrar'],
  },
  formulaCatalogo: {
    titulo: 'Gestión de Fórmulas',
    area: 'fondos',
    descripcion: 'Fórmulas registradas, con sus variables y una vista previa.',
    soloInstituto: true,
    capacidades: ['formulas.leer', 'formulas.administrar', 'padron.leer'],
  },
  variables: {
    titulo: 'Gestión de Constantes',
    area: 'fondos',
    descripcion: 'Constantes con su valor vigente y su historial.',
    soloInstituto: true,
    capacidades: ['variables.leer', 'variables.administrar'],
  },
  solicitudA: {
    titulo: 'Solicitud de afiliación',
    area: 'formatos',
    descripcion: 'Solicitud de afiliación para imprimir y firmar.',
    capacidades: ['formatos.leer', 'direcciones.leer', 'movimientos.leer', 'calendario.leer'],
  },
  formatoI: {
    titulo: 'Incidencia de movimientos de personal',
    area: 'formatos',
    descripcion: 'Solicitud de movimientos e incidencias de personal para imprimir.',
    capacidades: ['formatos.leer', 'direcciones.leer', 'movimientos.leer', 'calendario.leer'],
  },
  formulario1: {
    titulo: 'Rendimiento anual del fondo de ahorro',
    area: 'formatos',
    descripcion: 'Elección de la entrega o capitalización del rendimiento anual.',
    capacidades: ['rendimiento.elegir', 'padron.leer'],
  },
  firmas: {
    titulo: 'Catálogo de Firmas',
    area: 'formatos',
    descripcion: 'Nombres, cargos y firmas que llevan los formatos.',
    capacidades: ['firmas.administrar'],
  },
} as const satisfies Record<string, Vista>
