import { plainDate } from '#domain/plain-date.ts'
import type { KardexAbierto, PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { FolioVerificado } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { HistorialQuincena } from '#domain/quincenas/historial.ts'
import type { Respuesta } from './respuestas.ts'

export const PERSONA: PersonaConsulta = {
  id: 7,
  interno: 100_007,
  nombre: 'María Guadalupe',
  apellidoPaterno: 'Hernández',
  apellidoMaterno: 'Rodríguez',
  curp: 'HERG850602MPLRDD02',
  rfc: 'HERG850602QK3',
  nss: '65169128652',
  noEmpleado: '4471',
  situacion: 'A',
  adscripcion: 'Ayuntamiento de San Miguel de las Huertas',
  dependencia: 'Dirección General de Servicios Médicos',
  area: 'Urgencias',
  puesto: 'Enfermera general',
  categoria: '20D',
  sueldoCentavos: 1_083_119,
  fechaAlta: plainDate(2012, 3, 1),
  movimiento: null,
}
export const NO_PROCEDE = 'Esta persona está en activo; este trámite procede para quien está de licencia.'
export const KARDEX: KardexAbierto = {
  ...PERSONA,
  folio: 'K-26-000007',
  al: null,
  movimientos: [],
  tramites: [
    {
      tramite: 'licencia',
      etiqueta: 'Licencia con aportación',
      ruta: '/dashboard?vista=validacionLicencia&interno=7',
      puede: true,
      porQue: '',
    },
    {
      tramite: 'reingreso',
      etiqueta: 'Reingreso',
      ruta: '/dashboard?vista=licencia&interno=7',
      puede: false,
      porQue: NO_PROCEDE,
    },
  ],
}

export const MOVIMIENTO: MovimientoDetalle = {
  ...PERSONA,
  id: 9,
  folio: 'C-26-000009',
  tipoId: 2,
  tipo: 'Licencia con aportación',
  afiliadoId: 7,
  estatus: 'Validado',
  quincena: 2026 * 24 + 21,
  codigoQuincena: '2226',
  fecha: plainDate(2026, 11, 20),
  solicitadoAt: '2026-11-20T15:56:00.000Z',
  solicitadoPor: 'Lucía Robledo',
  esperaA: 'Jefe de departamento',
  desde: '2026-11-20T15:56:00.000Z',
  cambio: 'Calle y número: Privada Manuel M. Ponce No. 373A, Int. 15 → Calle Fresno No. 331',
  version: 3,
  etapa: 'Revisado',
  terminaActividad: false,
  papelesFaltantes: [],
  papelesRequeridos: 1,
  documentos: [],
  choques: [],
  observaciones: '',
  mismaPersona: '',
  nombreCategoria: 'Auxiliar/Analista "B"',
  entidad: 'Administración Central',
  tramite: 'actualizacion',
  causa: '',
  fechaAutorizacion: null,
  fechaFin: null,
  situacion: '',
  camposPorCorregir: {},
  cambios: [],
  datosDePapeles: [],
  recorrido: [],
  siguiente: 'Falta la aprobación del instituto.',
  avisoPrivacidad: null,
  actions: ['aprobar', 'devolver', 'cancelar'],
}

/** Somebody whom a leave cannot be requested for. */
export const ENCONTRADA: PersonaTramite = {
  id: 7,
  interno: 100_007,
  nombre: 'Hernández Rodríguez, María',
  curp: PERSONA.curp,
  puesto: 'N/A',
  departamento: PERSONA.dependencia,
  situacion: 'L',
  entidad: PERSONA.adscripcion,
  ajena: false,
  pideCurp: false,
  ultimoPeriodo: PERSONA.fechaAlta,
  movimientoAbierto: 'L-26-000070',
  porQue: 'Esta persona está de licencia; este trámite procede para quien está en activo.',
  otro: { etiqueta: 'Pedir su reingreso', ruta: '/dashboard?vista=licencia&interno=100007' },
}

export const QUINCENA = { codigo: '2226', nombre: 'Quincena 22 de 2026', periodo: '16 al 30 de noviembre' }
export const historial = (entidades: HistorialQuincena['entidades']): Respuesta => ({
  body: { ...QUINCENA, al: '2026-11-23', organizacion: 'entonces', entidades },
})
export const ENTIDAD = {
  id: 7,
  entidad: PERSONA.adscripcion,
  unidades: [7],
  representanteCurp: PERSONA.curp,
  responsable: 'Héctor García Márquez',
  personas: 1,
  movimientos: 0,
  enEspera: 0,
  importeCentavos: null,
}

export const VERIFICADO: FolioVerificado = {
  folio: 'A-26-000009',
  papel: 'Acuse de alta',
  vigencia: 'surtio_efecto',
  mensaje: 'El movimiento se aplicó en la quincena 22 de 2026.',
  registrado: plainDate(2026, 11, 20),
  fecha: plainDate(2026, 11, 20),
  quincena: '22 de 2026',
}
