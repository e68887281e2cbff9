import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { explicarMora } from '#domain/fondos/explicacion.ts'
import { FONDO_IDS, FONDOS, type FondoId } from '#domain/fondos/fondo.ts'
import {
  ORIGENES_LINEA,
  type AjusteDeLinea,
  type AportacionDeLinea,
  type ExplicacionLinea,
  type OrigenLinea,
  type PagoDeLinea,
} from '#domain/fondos/pagos/explicacion-linea.ts'
import { repartirPorFondo } from '#domain/fondos/pagos/pago-por-fondo.ts'
import { MOTIVOS_RETENCION, type MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { moraDesdeTexto } from '#domain/fondos/pagos/limites-cierre.ts'
import { TIPO_PRESTAMO_IDS, TIPOS_PRESTAMO, type TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { selectCargos, type CargoConCuenta } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { selectFondosDeCargos } from '#api/fondos/pagos/fondos-de-cargos.ts'
import { findLinea, type LineaVisible } from './find-linea.ts'
import { findCargoDeEntidad, findCierre, type CualQuincena } from '#api/fondos/pagos/get-aportacion-retencion.ts'

/**
 * An entity's charge of a closed quincena told whole: each fund and where it comes from, the withholdings it ordered, and what
 * it corrects of earlier ones (decision 10.21). Nothing is computed anew. Noted in the bitácora. Throws 404 as the charge does.
 */
export async function explainLinea(actor: Actor, cual: CualQuincena): Promise<ExplicacionLinea> {
  authorize(actor, 'lineas.leer')
  const { entidad, cierreId, quincena } = await findCierre(actor, cual)
  const cargo = await findCargoDeEntidad(cierreId)
  await auditRead(actor, { acto: 'linea_pago.explicar', objeto: 'cierre', objetoId: cierreId })
  const de = { entidad: { id: entidad.id, nombre: entidad.nombre }, persona: '', folio: '' }
  return tell({ ...de, cierreId, quincena, aportaciones: await aportacionesDeEntidad(cierreId) }, cargo)
}

/**
 * The same of any line by its reference: an entity's, that of a person on leave (decision 10.20) or a late contribution's
 * (decision 10.33). Throws 404 as its sheet does.
 */
export async function explainReferencia(actor: Actor, referencia: string): Promise<ExplicacionLinea> {
  authorize(actor, 'lineas.leer')
  const linea = await findLinea(actor, referencia)
  const { cierreId, quincena, entidadId, entidad } = linea
  const binds = new Binds()
  const [cargo] = await selectCargos(`c.id = ${binds.add(linea.cargoId)}`, binds)
  await auditRead(actor, { acto: 'linea_pago.explicar', objeto: 'linea_pago', objetoId: referencia })
  const de = { entidad: { id: entidadId, nombre: entidad }, persona: linea.persona ?? '', folio: linea.folio ?? '' }
  return tell({ ...de, cierreId, quincena, aportaciones: await aportacionesDe(linea) }, cargo ?? null)
}

interface Cual extends Pick<ExplicacionLinea, 'entidad' | 'persona' | 'folio' | 'aportaciones'> {
  /** Null for a late contribution's. */
  readonly cierreId: number | null
  readonly quincena: number
}

async function tell({ cierreId, quincena, ...de }: Cual, cargo: CargoConCuenta | null): Promise<ExplicacionLinea> {
  const tomadas = cargo === null ? [] : await selectTomadas(cargo.id)
  const propias = tomadas.filter((each) => each.cierreId === cierreId)
  const ajustes = tomadas.filter((each) => each.cierreId !== cierreId).map(presentAjuste)
  const creditoCentavos = cargo?.creditoCentavos ?? 0
  return {
    ...de,
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    retenciones: TIPO_PRESTAMO_IDS.flatMap((tipo) => {
      const own = propias.filter((each) => each.tipo === tipo)
      if (own.length === 0) return []
      return [{ titulo: TIPOS_PRESTAMO[tipo].titulo, prestamos: own.length, importeCentavos: total(own) }]
    }),
    ajustes,
    aportacionesCentavos: total(de.aportaciones),
    retencionesCentavos: total(propias),
    ajustesCentavos: total(ajustes),
    creditoCentavos,
    totalCentavos: Math.max(0, (cargo?.principalCentavos ?? 0) - creditoCentavos),
    moraDesde: cargo?.limite ? moraDesdeTexto(cargo.limite, cargo.motivoLimite) : '',
    intereses: (cargo?.cuenta.tramos ?? []).map((tramo) => {
      const { desde, hasta, importeCentavos } = tramo
      return { desde, hasta, formula: explicarMora(tramo), importeCentavos }
    }),
    pagos: cargo ? await selectPagos(cargo) : [],
    debeCentavos: cargo ? cargo.cuenta.capitalCentavos + cargo.cuenta.interesCentavos : 0,
  }
}

const total = (rows: readonly { readonly importeCentavos: number }[]): number =>
  rows.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)

/** Payments of a charge as its account parts them, and each fund's part of them. */
async function selectPagos(cargo: CargoConCuenta): Promise<PagoDeLinea[]> {
  const rows = await selectRows<Pick<PagoDeLinea, 'id' | 'fecha' | 'referencia' | 'importeCentavos'>>(
    `SELECT p.id, p.fecha, l.referencia, p.importe_centavos AS "importeCentavos"
     FROM pagos p JOIN lineas_pago l ON l.id = p.linea_id WHERE p.cargo_id = $1`,
    [cargo.id],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const fondos = (await selectFondosDeCargos([cargo])).get(cargo.id) ?? []
  const porPagar = cargo.principalCentavos - cargo.creditoCentavos
  return repartirPorFondo(fondos, porPagar, cargo.cuenta.repartos).flatMap((reparto) => {
    const row = byId.get(reparto.id)
    return row ? [{ ...reparto, ...row }] : []
  })
}

async function aportacionesDe({
  cierreId,
  afiliadoId,
  extemporaneaId,
  cobroId,
}: LineaVisible): Promise<AportacionDeLinea[]> {
  if (cobroId !== null) return []
  if (extemporaneaId !== null)
    return selectAportaciones(`'extemporanea' AS origen`, 'extemporanea_lineas WHERE extemporanea_id = $1', [
      extemporaneaId,
    ])
  if (afiliadoId === null) return aportacionesDeEntidad(cierreId)
  const from = `aportaciones WHERE cierre_id = $1 AND afiliado_id = $2 AND obligado = 'afiliado'`
  return selectAportaciones('origen', from, [cierreId, afiliadoId])
}

function aportacionesDeEntidad(cierreId: number | null): Promise<AportacionDeLinea[]> {
  return selectAportaciones('origen', `cierre_totales WHERE cierre_id = $1 AND obligado = 'entidad'`, [cierreId])
}

/** What the rows of `from` charge, by where it comes from and by fund. */
async function selectAportaciones(
  origen: string,
  from: string,
  binds: readonly (number | null)[],
): Promise<AportacionDeLinea[]> {
  const rows = await selectRows<{ fondo: FondoId; origen: OrigenLinea; importe: number }>(
    `SELECT fondo, origen, CAST(SUM(importe) AS BIGINT) AS importe
     FROM (SELECT fondo, ${origen}, importe_centavos AS importe FROM ${from}) l GROUP BY fondo, origen ORDER BY origen`,
    binds,
  )
  return FONDO_IDS.flatMap((fondo) =>
    rows
      .filter((row) => row.fondo === fondo)
      .map(({ origen: de, importe }) => ({
        titulo: FONDOS[fondo].titulo,
        origen: ORIGENES_LINEA[de],
        importeCentavos: importe,
      })),
  )
}

interface Tomada {
  readonly cierreId: number
  readonly prestamoId: number
  readonly tipo: TipoPrestamo
  readonly quincena: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly ordenado: number
  readonly retenido: number | null
  readonly aFavor: number
  readonly motivo: MotivoRetencion | null
  readonly importeCentavos: number
}

/** What a charge took of each withholding. */
function selectTomadas(cargoId: number): Promise<Tomada[]> {
  return selectRows<Tomada>(
    `SELECT r.cierre_id AS "cierreId", r.prestamo_id AS "prestamoId", r.tipo, r.quincena, a.nombre AS nombres,
            a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno",
            r.ordenado_centavos AS ordenado, r.retenido_centavos AS retenido, r.motivo,
            COALESCE(f.importe_centavos, 0) AS "aFavor", x.importe_centavos AS "importeCentavos"
     FROM cargo_retenciones x JOIN retenciones r ON r.id = x.retencion_id JOIN afiliados a ON a.id = r.afiliado_id
     LEFT JOIN saldos_favor f ON f.retencion_id = r.id
     WHERE x.cargo_id = $1 ORDER BY r.quincena, r.id`,
    [cargoId],
  )
}

function presentAjuste(row: Tomada): AjusteDeLinea {
  return {
    prestamo: folioPrestamo(row.prestamoId),
    nombre: displayName(row, 'lista'),
    quincena: quincenaChip(row.quincena),
    ordenadoCentavos: row.ordenado,
    retenidoCentavos: (row.retenido ?? row.ordenado) + row.aFavor,
    motivo: row.motivo === null ? '' : MOTIVOS_RETENCION[row.motivo],
    importeCentavos: row.importeCentavos,
  }
}
