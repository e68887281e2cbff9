import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip, quincenaLong } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { ExplicacionAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { explicarLinea, explicarSegmento, formulaCorreccion, licenciaDe } from '#domain/fondos/explicacion.ts'
import { formatoDeSello, parametrosDeFormato } from '#domain/fondos/formato-sello.ts'
import { CONCEPTOS, FONDOS, type FondoId } from '#domain/fondos/fondo.ts'
import { TEXTO_REDONDEO } from '#domain/fondos/redondeo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { entidadVisibleSql } from '#api/fondos/entidades-visibles.ts'
import type { AportacionModel } from '#api/fondos/models/AportacionModel.ts'
import type { FondosParametroModel } from '#api/fondos/models/FondosParametroModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type PersonaRow = RowAs<
  CierrePersonaModel,
  { cierreId: 'cierre_id'; afiliadoId: 'afiliado_id'; sueldo: 'sueldo_centavos' }
> &
  Pick<RowOf<CierrePersonaModel>, 'interno' | 'nombre' | 'dias' | 'hechos'> &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  RowAs<CierreModel, { entidadId: 'entidad_id'; cerradoAt: 'cerrado_at'; formato: 'sello_formato' }> &
  Pick<RowOf<CierreModel>, 'quincena'> &
  LeftJoined<RowAs<UsuarioModel, { cerradoPor: 'nombre' }>> &
  LeftJoined<Pick<RowOf<FondosParametroModel>, 'clave' | 'version' | 'redondeo'>>

type LineaRow = Pick<RowOf<AportacionModel>, 'clave' | 'obligado' | 'origen' | 'corrige' | 'tasa'> &
  RowAs<AportacionModel, { base: 'base_centavos'; importe: 'importe_centavos' }> &
  LeftJoined<RowAs<UnidadModel, { entidadOrigen: 'nombre' }>>

/** What a close keeps of each stretch of days; what it does not tell is left out. */
interface SegmentoGuardado {
  readonly desde?: PlainDate
  readonly dias?: number
  readonly situacion?: LetraSituacion
  readonly sueldoCentavos?: number
  readonly fuente?: string
}

/**
 * An amount of a fund in a closed quincena told whole, from what the close keeps and nothing computed anew: `personaId` is the
 * person in that close. Throws 404 when there is none, or it is another entity's.
 */
export async function explainAportacion(
  actor: Actor,
  personaId: number,
  fondo: FondoId,
): Promise<ExplicacionAportacion> {
  authorize(actor, 'aportaciones.leer')
  const persona = await findPersona(actor, personaId)
  const lineas = await selectLineas(persona, fondo)
  await auditRead(actor, { acto: 'aportaciones.explicar', objeto: 'afiliado', objetoId: persona.afiliadoId })
  const { clave, version, redondeo } = persona
  return {
    interno: formatInterno(persona.interno),
    nombre: persona.nombre,
    entidad: persona.entidad,
    quincena: quincenaChip(persona.quincena),
    fondo: FONDOS[fondo].titulo,
    dias: persona.dias,
    sueldoCentavos: persona.sueldo,
    parametros: clave === null ? '' : `Registro ${clave}, versión ${version}`,
    redondeo: redondeo === null ? '' : TEXTO_REDONDEO[redondeo],
    cerradaPor: closedBy(persona),
    segmentos: (JSON.parse(persona.hechos) as SegmentoGuardado[]).map(segmentoTexto),
    lineas: lineas.map((linea) => presentLinea(linea, persona, lineas)),
    totalCentavos: lineas.reduce((sum, { importe }) => sum + importe, 0),
  }
}

async function findPersona(actor: Actor, personaId: number): Promise<PersonaRow> {
  const binds = new Binds()
  const id = binds.add(personaId)
  const row = await selectRow<PersonaRow>(
    `SELECT p.cierre_id AS "cierreId", p.afiliado_id AS "afiliadoId", p.interno, p.nombre, p.dias, p.sueldo_centavos AS sueldo,
            p.hechos, u.nombre AS entidad, k.entidad_id AS "entidadId", k.quincena, k.sello_formato AS formato, k.cerrado_at AS "cerradoAt",
            s.nombre AS "cerradoPor", f.clave, f.version, f.redondeo
     FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id JOIN unidades u ON u.id = k.entidad_id
     LEFT JOIN usuarios s ON s.id = k.cerrado_por LEFT JOIN fondos_parametros f ON f.id = k.parametro_id
     WHERE p.id = ${id} AND k.estado = 'cerrado' AND ${entidadVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('La persona en la quincena cerrada')
  return row
}

function selectLineas({ cierreId, afiliadoId }: PersonaRow, fondo: FondoId): Promise<LineaRow[]> {
  return selectRows<LineaRow>(
    `SELECT l.clave, l.obligado, l.origen, l.corrige, l.base_centavos AS base, l.tasa, l.importe_centavos AS importe,
            u.nombre AS "entidadOrigen"
     FROM aportaciones l LEFT JOIN unidades u ON u.id = l.de_entidad_id
     WHERE l.cierre_id = $1 AND l.afiliado_id = $2 AND l.fondo = $3 ORDER BY l.origen, l.corrige, l.id`,
    [cierreId, afiliadoId, fondo],
  )
}

function presentLinea(
  row: LineaRow,
  { entidadId, formato }: PersonaRow,
  todas: readonly LineaRow[],
): ExplicacionAportacion['lineas'][number] {
  const concepto = CONCEPTOS.find(({ clave }) => clave === row.clave)
  if (!concepto) throw new Error(`No fund is fed by ${row.clave}`)
  const { obligado } = row
  const { baseCentavos, tasa, importeCentavos } = operacionDe(row)
  const ordinaria = row.origen === 'ordinaria'
  const { reparto } = parametrosDeFormato({}, formatoDeSello(formato))
  const own = licenciaDe(
    row,
    todas.filter(({ origen }) => origen === 'ordinaria'),
    reparto,
  )
  const linea = { ...concepto, entidadId, obligado, baseCentavos, tasa, importeCentavos }
  const { formula } = explicarLinea(linea, own && operacionDe(own))
  const parte = concepto.parte === 'afiliado' ? 'Afiliado' : 'Entidad'
  return {
    clave: row.clave,
    parte: obligado === 'afiliado' ? `${parte}, la paga la persona (licencia)` : parte,
    origen: ordinaria ? 'De la quincena' : correccionTexto(row),
    formula: ordinaria ? formula : formulaCorreccion({ baseCentavos, tasa, importeCentavos }, row.origen),
    importeCentavos,
  }
}

function correccionTexto({ corrige, origen, entidadOrigen }: LineaRow): string {
  const decreto = origen === 'decreto' ? ', por decreto' : ''
  const deQuien = entidadOrigen === null ? '' : ` (origen: ${entidadOrigen})`
  return `Corrige la ${quincenaLong(corrige)}${decreto}${deQuien}`
}

const operacionDe = ({ base, tasa, importe }: LineaRow) => ({ baseCentavos: base, tasa, importeCentavos: importe })

function segmentoTexto({ desde, dias, situacion, sueldoCentavos, fuente }: SegmentoGuardado): string {
  const days = dias === undefined ? '' : cuentaTexto(dias, 'día')
  const how = situacion === undefined ? '' : `en ${NOMBRE_SITUACION[situacion]}`
  const since = desde === undefined ? '' : `, desde el ${formatFecha(desde)}`
  const money = sueldoCentavos === undefined || dias === undefined ? '' : explicarSegmento({ sueldoCentavos, dias })
  return [`${days} ${how}`.trim() + since, money, fuente ?? ''].filter(Boolean).join(' · ')
}

function closedBy({ cerradoAt, cerradoPor }: PersonaRow): string {
  if (cerradoAt === null) return ''
  const when = formatFecha(todayInMexico(Date.parse(cerradoAt)))
  return cerradoPor === null ? when : `${cerradoPor}, ${when}`
}
