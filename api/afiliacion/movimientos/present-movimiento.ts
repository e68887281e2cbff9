import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import { isMovimientoAbierto, type EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { accionesMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import { cambioEnUnaLinea } from '#domain/afiliacion/cambio-en-linea.ts'
import { cambioDeSituacionTexto } from '#domain/afiliacion/situacion.ts'
import { isSobreLimite } from '#domain/afiliacion/tramites/sobre-limite.ts'
import { limiteRetroactivo } from '#api/afiliacion/tramites/datos/dias-aplicacion.ts'
import { ESPERA_A, esperaDe } from '#domain/afiliacion/actos/espera.ts'
import type {
  MovimientoDetalle,
  MovimientoRenglon,
  MovimientoResumen,
} from '#domain/afiliacion/movimientos/movimiento.ts'
import { causaDe, isDeBaja, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { isTramite } from '#domain/afiliacion/tramites/tramite.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { domicilioEnLinea } from '#domain/afiliacion/datos/domicilio-en-linea.ts'
import { entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { nowAt } from '#api/clock.ts'
import { findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { findSinValidador } from '#api/afiliacion/padron/sin-validador-sql.ts'
import { estatusOf, type MovimientoRow } from './movimiento-row.ts'
import { recorrido } from './recorrido.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { etapaDe, loadContextos, type ActoRow, type ContextoTurno } from '#api/afiliacion/turnos/contexto-turno.ts'
import { quienDe } from '#api/usuarios/misma-persona.ts'
import { loadChoques } from '#api/afiliacion/turnos/choques.ts'
import { choquesDePapeles, loadPapelesDe } from '#api/afiliacion/turnos/papeles-ajenos.ts'
import { datosDe, loadDatosDePapeles } from '#api/afiliacion/expediente/datos-de-papeles.ts'
import { loadPapelesFaltantes, requeridos } from '#api/afiliacion/turnos/papeles-faltantes.ts'

export function presentMovimientoResumen(row: MovimientoRow): MovimientoResumen {
  return {
    id: row.id,
    folio: row.folio,
    tipoId: row.tipo_id,
    tipo: row.tipo,
    afiliadoId: row.afiliado_id,
    interno: row.interno,
    nombre: row.nombre,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    curp: row.curp,
    estatus: estatusOf(row),
    quincena: row.quincena,
    codigoQuincena: quincenaCode(row.quincena),
    fecha: row.fecha,
    solicitadoAt: row.solicitado_at,
    solicitadoPor: row.solicitante ?? 'Sistema',
    adscripcion: row.orgs2 ?? '',
    esperaA: ESPERA_A[etapaDe(row)],
    desde: row.turno_desde ?? row.solicitado_at,
    cambio: lineaDe(row),
  }
}

function lineaDe(row: MovimientoRow): string {
  const reglas = reglasOf(row)
  return cambioEnUnaLinea({
    visibles: datosOf(row).visibles,
    puesto: registraPersona(reglas)
      ? { area: row.orgs4 ?? '', categoria: row.categoria ?? '', sueldoCentavos: row.sueldo_centavos }
      : null,
    situacion: situacionDe(row),
    causa: causaDe(reglas, row.causa)?.etiqueta ?? '',
    desde: row.fecha,
    hasta: row.fecha_fin,
  })
}

/**
 * The situation that its type's row gives, after the person's own while the movement is open; of one that ended, what it gave. "" for
 * what leaves it as it is and for the alta of somebody new, who had none.
 */
function situacionDe(row: MovimientoRow): string {
  const despues = causaDe(reglasOf(row), row.causa)?.hacia ?? null
  const antes = isMovimientoAbierto(estatusOf(row)) ? row.situacion : null
  if (despues === null || antes === 'T' || (antes === null && registraPersona(reglasOf(row)))) return ''
  return cambioDeSituacionTexto({ antes, despues })
}

const terminaActividad = (row: MovimientoRow): boolean => isDeBaja(causaDe(reglasOf(row), row.causa)?.hacia ?? null)

type Extras = Pick<MovimientoRenglon, 'papelesFaltantes' | 'papelesRequeridos' | 'documentos' | 'choques'>

/**
 * What a row of a list tells besides its own columns, by id, in a fixed number of queries. What a paper says of itself names whose it
 * is: only who may open papers is told (`abrePapeles`).
 */
async function loadExtras(
  rows: readonly MovimientoRow[],
  abrePapeles: boolean,
): Promise<(row: MovimientoRow) => Extras> {
  // One after the other: within a transaction they share a connection.
  const faltantes = await loadPapelesFaltantes(rows)
  const filed = await loadPapelesDe(rows)
  const choques = await loadChoques(rows)
  const contra = (row: MovimientoRow) => [
    ...(choques.get(row.id) ?? []),
    ...(isMovimientoAbierto(estatusOf(row)) ? choquesDePapeles(row, filed.get(row.id) ?? []) : []),
  ]
  return (row) => ({
    papelesFaltantes: isMovimientoAbierto(estatusOf(row)) ? (faltantes.get(row.id) ?? []) : [],
    papelesRequeridos: requeridos(row).length,
    documentos: (filed.get(row.id) ?? []).map((papel) => (abrePapeles ? papel : sinReconocer(papel))),
    choques: contra(row),
  })
}

function sinReconocer({ archivo: { id, nombre, bytes, paginas }, ...papel }: PapelDeMovimiento): PapelDeMovimiento {
  return { ...papel, archivo: { id, nombre, bytes, paginas } }
}

/** Movements as a list shows them, in a fixed number of queries. */
export async function presentMovimientoRenglones(rows: readonly MovimientoRow[]): Promise<MovimientoRenglon[]> {
  const extrasDe = await loadExtras(rows, false)
  const limite = await limiteRetroactivo()
  const solos = await findSinValidador(rows.filter((row) => etapaDe(row) === 'Solicitado').map(({ id }) => id))
  return rows.map((row) => ({
    ...presentMovimientoResumen(row),
    esperaA: esperaDe(etapaDe(row), {
      sobreLimite: isSobreLimite(row.quincena, row.fecha, limite),
      sinValidador: solos.has(row.id),
    }),
    version: row.version,
    etapa: etapaDe(row),
    terminaActividad: terminaActividad(row),
    ...extrasDe(row),
  }))
}

/** A movement with what this actor may do to it. */
export async function presentMovimientoDetalle(actor: Actor, row: MovimientoRow): Promise<MovimientoDetalle> {
  const [detalle] = await presentMovimientoDetalles(actor, [row])
  if (!detalle) throw new Error(`Movement ${row.folio} was not presented`)
  return detalle
}

/** The same for many, in a fixed number of queries. */
export async function presentMovimientoDetalles(
  actor: Actor,
  rows: readonly MovimientoRow[],
): Promise<MovimientoDetalle[]> {
  const contextos = await loadContextos(rows)
  const registradas = await loadRegistradas(rows)
  const seesPapers = can(actor, 'archivos.ver')
  const extrasDe = await loadExtras(rows, seesPapers)
  const datosDePapeles = await loadDatosDePapeles(seesPapers ? rows.flatMap((row) => extrasDe(row).documentos) : [])
  const quien = await quienDe(actor)
  const at = nowAt()
  return rows.flatMap((row) => {
    const contexto = contextos.get(row.id)
    if (!contexto) return []
    const cambios = cambiosOf(row, registradas.get(row.afiliado_id))
    const extras = extrasDe(row)
    return [
      {
        ...detalleOf(row, contexto),
        cambios,
        datosDePapeles: datosDe(extras.documentos, datosDePapeles),
        ...extras,
        actions: accionesMovimiento(contexto, quien, at),
      },
    ]
  })
}

type DetalleSinActos = Omit<MovimientoDetalle, keyof Extras | 'actions' | 'cambios' | 'datosDePapeles'>

function detalleOf(row: MovimientoRow, { etapa, actos, sobreLimite, sinValidador }: ContextoTurno): DetalleSinActos {
  const resumen = presentMovimientoResumen(row)
  const { estatus } = resumen
  return {
    ...resumen,
    esperaA: esperaDe(etapa, { sobreLimite, sinValidador }),
    version: row.version,
    etapa,
    terminaActividad: terminaActividad(row),
    tramite: tramiteOf(row),
    causa: row.causa,
    fechaAutorizacion: row.fecha_autorizacion,
    fechaFin: row.fecha_fin,
    situacion: situacionDe(row),
    camposPorCorregir: estatus === 'Pendiente' ? camposOf(actos) : {},
    observaciones: row.observaciones,
    mismaPersona: datosOf(row).aclaraciones.mismaPersona ?? '',
    categoria: row.categoria ?? '',
    nombreCategoria: row.nombre_categoria ?? '',
    sueldoCentavos: row.sueldo_centavos ?? 0,
    entidad: row.orgs1 ?? '',
    dependencia: row.orgs3 ?? '',
    area: row.orgs4 ?? '',
    recorrido: recorrido(row, actos),
    siguiente: siguiente(estatus, row, sinValidador),
    avisoPrivacidad:
      row.aviso_privacidad === null || row.aviso_desde === null
        ? null
        : { version: row.aviso_privacidad, vigenteDesde: row.aviso_desde },
  }
}

/** The call that corrects it: an alta of somebody new is corrected by its own. */
function tramiteOf(row: MovimientoRow): MovimientoDetalle['tramite'] {
  if (isTramite(row.tramite)) return row.tramite
  return registraPersona(reglasOf(row)) ? 'alta' : null
}

/** What the last return marked. */
function camposOf(actos: readonly ActoRow[]): MovimientoDetalle['camposPorCorregir'] {
  const last = actos.findLast(({ acto }) => acto === 'devolver')
  return last ? (JSON.parse(last.campos) as Record<string, string>) : {}
}

/** What it changes, in words, as it was judged when it was asked. */
function cambiosOf(row: MovimientoRow, persona: AfiliadoRow | undefined): MovimientoDetalle['cambios'] {
  const { visibles } = datosOf(row)
  if (visibles.length > 0) return visibles
  return persona ? cambiosAlta(row, persona) : []
}

/** The people whom movements of these rows register, by id: whoever reviews an alta checks all that was captured. */
async function loadRegistradas(rows: readonly MovimientoRow[]): Promise<ReadonlyMap<number, AfiliadoRow>> {
  const ids = rows.filter((row) => registraPersona(reglasOf(row))).map(({ afiliado_id }) => afiliado_id)
  return new Map((await findAfiliadosByIds(ids)).map((persona) => [persona.id, persona]))
}

/** What an alta brings: before it there is nothing. */
function cambiosAlta(row: MovimientoRow, persona: AfiliadoRow): MovimientoDetalle['cambios'] {
  const after: readonly (readonly [string, string])[] = [
    ['RFC', persona.rfc],
    ['NSS', persona.nss === null ? '' : formatNss(persona.nss)],
    ['Fecha de nacimiento', formatFecha(persona.fecha_nacimiento)],
    ['Lugar de nacimiento', entidadByCodigo(persona.codigo_entidad_nacimiento)?.nombre ?? ''],
    [
      'Domicilio',
      domicilioEnLinea({
        calleNumero: persona.calle_numero,
        colonia: persona.fraccionamiento,
        codigoPostal: persona.codigo_postal,
        municipio: persona.municipio,
        estado: persona.estado,
      }),
    ],
    ['Teléfono', persona.telefono],
    ['Correo electrónico', persona.correo],
    ['No. de empleado', persona.noempleado],
    ['Tipo de Entidad', row.orgs1 ?? ''],
    ['Entidad', row.orgs2 ?? ''],
    ['Dirección General', row.orgs3 ?? ''],
    ['Área', row.orgs4 ?? ''],
    ['Puesto', persona.puesto ?? ''],
    ['Categoría', row.categoria ? `${row.categoria} ${row.nombre_categoria ?? ''}`.trim() : ''],
    ['Sueldo mensual', row.sueldo_centavos === null ? '' : formatPesos(row.sueldo_centavos)],
    ['Fecha de ingreso', formatFecha(row.fecha)],
  ]
  return after.filter(([, despues]) => despues !== '').map(([campo, despues]) => ({ campo, antes: '', despues }))
}

function siguiente(estatus: EstatusMovimiento, row: MovimientoRow, sinValidador: boolean): string {
  const texts: Readonly<Record<EstatusMovimiento, string>> = {
    Solicitado: sinValidador
      ? 'Falta la validación, que hace un auxiliar: la dependencia no tiene otra persona que valide.'
      : 'Falta la validación de la dependencia.',
    Pendiente: row.nota === '' ? 'Volvió a su autor para corregirse.' : `Volvió a su autor: ${row.nota}`,
    Validado: row.revisado_at === null ? 'Falta la revisión del instituto.' : 'Falta la aprobación del instituto.',
    'Por aplicar': `Se aplicará al cerrar la ${quincenaLong(row.quincena)}.`,
    Aplicado: '',
    Cancelado: '',
  }
  return texts[estatus]
}
