import type { CambioVisible, CambiosTramite, SolicitudTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { addMonths } from '#domain/afiliacion/tramites/fechas-tramite.ts'
import { TIPO_ACTUALIZACION } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { joinDomicilio } from '#domain/afiliacion/datos/split-domicilio.ts'
import { lugarValues, orgValues } from '#api/afiliacion/alta/afiliado-values.ts'
import type { DatosMovimiento } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import type { AfiliadoDemo, CategoriaDemo } from './afiliado-demo.ts'
import { domicilioValues } from './afiliado-values.ts'

/** What a movement of somebody on file was asked with, and what it changes. */
export interface TramiteDemo {
  readonly tramite: Tramite
  readonly causa: string
  readonly fechaAutorizacion: PlainDate | null
  readonly fechaFin: PlainDate | null
  readonly datos: DatosMovimiento
}

/** What the requests of the demo are made of. */
export interface MundoTramites {
  readonly categorias: readonly CategoriaDemo[]
  /** ARCHIVO_APLICACION days to come, in order. */
  readonly diasAplicacion: readonly PlainDate[]
}

/** The procedure that asks each type but the alta; an update is one of two. */
const TRAMITE_DE_TIPO: Readonly<Record<number, Tramite>> = {
  3: 'baja',
  6: 'baja-permanente',
  8: 'licencia',
  9: 'jubilacion',
  10: 'reingreso',
}
const CAUSAS_BAJA = ['renuncia', 'termino', 'cese'] as const

/** The request of a movement in course: nothing of it is drawn by lot, so that the same people give the same movements. */
export function tramiteDemo(
  tipoId: number,
  afiliado: AfiliadoDemo,
  fecha: PlainDate,
  { categorias, diasAplicacion }: MundoTramites,
): TramiteDemo {
  const isPost = afiliado.id % 2 === 0
  const tramite = TRAMITE_DE_TIPO[tipoId] ?? (isPost ? 'laboral' : 'actualizacion')
  const causa = tramite === 'baja' ? (CAUSAS_BAJA[afiliado.id % CAUSAS_BAJA.length] ?? 'renuncia') : ''
  const fechas = tramite === 'licencia' ? fechasLicencia(afiliado, fecha, diasAplicacion) : SIN_FECHAS
  const cambio =
    tipoId === TIPO_ACTUALIZACION ? (isPost ? cambioPuesto(afiliado, categorias) : cambioDomicilio(afiliado)) : null
  const { fechaAutorizacion, fechaFin } = fechas
  const solicitud: SolicitudTramite = {
    interno: afiliado.interno,
    version: 1,
    fecha,
    ...(fechaAutorizacion && { fechaAutorizacion }),
    ...(fechaFin && { fechaFin }),
    ...(causa !== '' && { causa }),
    ...(cambio && { cambios: cambio.cambios }),
    documentos: {},
    observaciones: '',
  }
  const efecto = cambio?.efecto ?? SIN_EFECTO
  return { tramite, causa, ...fechas, datos: { solicitud, ...efecto, aclaraciones: {}, papeles: cambio !== null } }
}

const SIN_FECHAS = { fechaAutorizacion: null, fechaFin: null } as const

/** A leave begins the day it was authorised and ends on a day of the calendar, within its twelve months. */
function fechasLicencia({ id }: AfiliadoDemo, fecha: PlainDate, diasAplicacion: readonly PlainDate[]) {
  const hasta = addMonths(fecha, 12)
  const dias = diasAplicacion.filter((dia) => dia > fecha && dia <= hasta)
  return { fechaAutorizacion: fecha, fechaFin: dias[id % dias.length] ?? null }
}

type Efecto = Omit<DatosMovimiento, 'solicitud' | 'papeles' | 'aclaraciones'>

/** What was asked, and what it comes to. */
interface Cambio {
  readonly cambios: CambiosTramite
  readonly efecto: Efecto
}

const SIN_EFECTO: Efecto = {
  visibles: [],
  columnas: {},
  org: null,
  origen: null,
  percepciones: null,
  personales: [],
  partida: null,
}

/** Another category, in the same place and post. */
function cambioPuesto(afiliado: AfiliadoDemo, categorias: readonly CategoriaDemo[]): Cambio {
  const { categoria, lugar } = afiliado
  const place = categorias.findIndex(({ id }) => id === categoria.id)
  const other = categorias[place > 0 ? place - 1 : place + 1] ?? categoria
  const visibles: readonly CambioVisible[] = [
    { campo: 'Categoría', antes: categoria.clave, despues: other.clave },
    {
      campo: 'Sueldo mensual',
      antes: formatPesos(categoria.sueldoCentavos),
      despues: formatPesos(other.sueldoCentavos),
    },
  ]
  const efecto: Efecto = {
    visibles: visibles.filter(({ antes, despues }) => antes !== despues),
    columnas: { ...lugarValues(lugar, other), puesto_id: afiliado.puestoId },
    org: orgValues(lugar, other),
    origen: null,
    percepciones: null,
    personales: [],
    partida: null,
  }
  return { cambios: { datosLaborales: { categoria: other.clave } }, efecto }
}

/** Another street of the same colonia. */
function cambioDomicilio(afiliado: AfiliadoDemo): Cambio {
  const parts = { calle: 'Calle Fresno', numeroExterior: String(100 + afiliado.id), numeroInterior: '' }
  const domicilio = joinDomicilio(parts)
  const { calle_numero: antes } = domicilioValues(afiliado)
  const columnas = {
    calle_numero: domicilio,
    calle: parts.calle,
    numero_exterior: parts.numeroExterior,
    numero_interior: parts.numeroInterior,
  }
  const visibles: readonly CambioVisible[] = [{ campo: 'Calle y número', antes: String(antes), despues: domicilio }]
  return {
    cambios: { datosPersonales: { domicilio } },
    efecto: {
      ...{ visibles, columnas, org: null, origen: null },
      ...{ percepciones: null, personales: ['domicilio'], partida: null },
    },
  }
}
