import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import {
  CLAVE_PARAMETRO_KEYS,
  CLAVES_PARAMETRO,
  etiquetaClave,
  type ClaveParametro,
} from '#domain/fondos/clave-parametro.ts'
import { ACTO_TITULAR } from '#domain/autorizaciones/dos-manos.ts'
import { parseQuincenaCode, quincenaShort } from '#domain/calendario/quincena.ts'
import { FONDOS } from '#domain/fondos/fondo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { CambioPropuesto } from '#domain/autorizaciones/propuesta.ts'
import type { DecretoPanel, ParametroPanel } from '#domain/fondos/parametro-panel.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { today } from '#api/clock.ts'
import type { DatosParametro } from './datos-parametro.ts'
import { costoDecreto, type CostoDecreto } from './costo-decreto.ts'
import { listParametros } from './list-parametros.ts'
import { loadUltimoCierre } from './tasas-conocidas.ts'
import { createParametro, updateParametro } from './save-parametro.ts'

/** A parameter record: a new one (`clave` null), or the next version of the newest. */
export const GUARDAR_PARAMETROS: Accion<
  DatosParametro & { readonly clave: number | null; readonly version: number | null }
> = {
  id: 'parametros.guardar',
  aplicar: async (actor, { clave, version, ...datos }) => {
    const [antes = null] = (await listParametros(actor)).registros
    const despues =
      clave === null
        ? await createParametro(actor, datos)
        : await updateParametro(actor, clave, { ...datos, version: version ?? 0 })
    const { decreto } = despues
    const costo = decreto ? await costoDecreto(ordinalesDe(despues, decreto)) : null
    return {
      sujeto: `Registro ${despues.clave}, desde ${despues.desdeTexto}`,
      cambios: [
        ...changed('Vigencia', antes, despues, ({ desdeTexto }) => desdeTexto),
        ...changed('Estatus', antes, despues, ({ status }) => status),
        ...changed('Quincena del aguinaldo', antes, despues, ({ qnaAplicarAguinaldo }) => qnaAplicarAguinaldo),
        ...changed('Redondeo', antes, despues, ({ redondeo }) => redondeo),
        ...changed('Fundamento', antes, despues, ({ fundamento }) => fundamento),
        ...(despues.motivo === '' ? [] : [{ campo: 'Motivo', antes: '', despues: despues.motivo }]),
        ...CLAVE_PARAMETRO_KEYS.flatMap((key: ClaveParametro) =>
          changed(etiquetaClave(key), antes, despues, ({ valores }) => String(valores[key])),
        ),
        ...(await costoDe(antes, despues)),
        ...(decreto && costo ? cambiosDeDecreto(decreto, costo) : []),
      ],
      importeCentavos: costo?.totalCentavos ?? null,
      ...(decreto && { exige: ACTO_TITULAR }),
      enlace: rutaVista('FondosParametros'),
      registro: despues.clave,
    }
  },
}

function ordinalesDe({ desde }: ParametroPanel, { efectoDesde }: DecretoPanel) {
  const year = Number(today().slice(0, 4))
  const ordinal = (code: string): number => parseQuincenaCode(code, year) ?? 0
  return { efectoDesde: ordinal(efectoDesde), desde: ordinal(desde) }
}

/** The decree, and what the next closes would carry by it. */
function cambiosDeDecreto({ efectoDesdeTexto, texto }: DecretoPanel, costo: CostoDecreto): CambioPropuesto[] {
  const { quincenas, entidades, personas, fondos, totalCentavos } = costo
  const row = (campo: string, despues: string): CambioPropuesto => ({ campo, antes: '', despues })
  const [first, last] = [quincenas.at(0), quincenas.at(-1)]
  const range = first === undefined || last === undefined ? '' : `, de ${quincenaShort(first)} a ${quincenaShort(last)}`
  return [
    row('Efecto legal desde', efectoDesdeTexto),
    row('Decreto', texto),
    row('Quincenas cerradas que corrige', `${quincenas.length}${range}`),
    row('Entidades', String(entidades)),
    row('Personas', String(personas)),
    ...fondos.map(({ fondo, importeCentavos }) =>
      row(`Costo, ${FONDOS[fondo].titulo.toLowerCase()}`, formatPesos(importeCentavos)),
    ),
    row('Costo del decreto', formatPesos(totalCentavos)),
  ]
}

/**
 * Estimates the total of the last close with the new rates, each in proportion to what it charged there. Empty without a close, and when
 * a rate was 0: it charged nothing to estimate from.
 */
async function costoDe(antes: ParametroPanel | null, despues: ParametroPanel): Promise<CambioPropuesto[]> {
  const { porClave, totalCentavos } = await loadUltimoCierre()
  if (antes === null || totalCentavos === 0) return []
  let costo = 0
  for (const clave of CLAVE_PARAMETRO_KEYS) {
    const [was, is] = [antes.valores[clave], despues.valores[clave]]
    if (was === is || CLAVES_PARAMETRO[clave] !== 'tasa') continue
    if (was === 0) return []
    costo += ((porClave[clave] ?? 0) * (is - was)) / was
  }
  const campo = 'Última quincena cerrada, estimada'
  return [{ campo, antes: formatPesos(totalCentavos), despues: formatPesos(Math.round(totalCentavos + costo)) }]
}

function changed(
  campo: string,
  antes: ParametroPanel | null,
  despues: ParametroPanel,
  textOf: (of: ParametroPanel) => string,
) {
  const [was, is] = [antes === null ? '' : textOf(antes), textOf(despues)]
  return was === is ? [] : [{ campo, antes: was, despues: is }]
}
