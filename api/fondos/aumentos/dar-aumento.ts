import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { CambioPropuesto, PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { quincenaCode, quincenaRange } from '#domain/calendario/quincena.ts'
import {
  AUMENTO_MOTIVO_MAX,
  costoAnual,
  porcentajeTexto,
  type CostoAumento,
  type RevisionAumento,
} from '#domain/fondos/aumentos/aumento.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { broken, conflict } from '#api/errors.ts'
import { AumentoModel } from '#api/fondos/models/AumentoModel.ts'
import { setSueldo } from '#api/organica/puestos/sueldo-row.ts'
import { montosDe, type PedidoAumento } from './montos-aumento.ts'
import { reviewAumento } from './preview-aumento.ts'

type DatosAumento = PedidoAumento & { readonly motivo: string }

/** A collective rise, and how many people and entities it reaches today. */
export const DAR_AUMENTO: Accion<DatosAumento> = {
  id: 'aumento.dar',
  aplicar: async (actor, datos) => {
    const { id, revision } = await darAumento(actor, datos)
    const { desdeTexto, categorias, porQuincena, conParametros } = revision
    return {
      sujeto: `${porcentajeTexto(datos.porcentaje)} desde ${desdeTexto}: ${normalizeText(datos.motivo)}`,
      cambios: [
        ...categorias.map(({ clave, antesCentavos, despuesCentavos }) => ({
          campo: `Sueldo ${clave}`,
          antes: formatPesos(antesCentavos),
          despues: formatPesos(despuesCentavos),
        })),
        nuevo('Alcance', alcanceDe(revision)),
        nuevo('Sueldos de cada quincena', formatPesos(porQuincena.sueldosCentavos)),
        ...(conParametros
          ? [
              nuevo('Aportaciones de las entidades, cada quincena', formatPesos(porQuincena.entidadCentavos)),
              nuevo('Aportaciones de las personas, cada quincena', formatPesos(porQuincena.afiliadoCentavos)),
            ]
          : [nuevo('Aportaciones', 'Sin calcular: no hay parámetros de los fondos en vigor')]),
        nuevo('Costo por año: sueldos y aportaciones de las entidades', formatPesos(costoAnual(porQuincena))),
        ...retroactivoDe(revision),
      ],
      importeCentavos: costoAnual(porQuincena),
      enlace: `${rutaVista('catalogoPuestosCategorias')}&ficha=aumentos`,
      registro: id,
    }
  },
}

/**
 * Proposes a rise to a second person as it was previewed. Throws 403, 409 `version` when the previewed salaries changed, 422, and what
 * `proponer` throws.
 */
export function proponerAumento(
  actor: Actor,
  { huella, ...datos }: DatosAumento & { readonly huella: string },
): Promise<PropuestaHecha> {
  const comoSeReviso: Accion<DatosAumento> = {
    id: DAR_AUMENTO.id,
    aplicar: async (quien, pedido) => {
      const revision = await reviewAumento(pedido.desde, await montosDe(pedido))
      if (revision.huella !== huella)
        throw conflict(
          'version',
          'Los sueldos cambiaron desde que revisaste el aumento. Revisa de nuevo lo que hará.',
          {
            revision,
          },
        )
      return DAR_AUMENTO.aplicar(quien, pedido)
    },
  }
  return proponer(actor, comoSeReviso, datos)
}

/**
 * Sets the salaries of a rise in the catalogue from its first day. The next close of each entity writes the movements of its people.
 * Throws 403, 422 without a reason, and what `montosDe` throws.
 */
function darAumento(
  actor: Actor,
  { motivo: tecleado, ...pedido }: DatosAumento,
): Promise<{ readonly id: number; readonly revision: RevisionAumento }> {
  authorizeInstituto(actor, 'aumentos.proponer')
  const motivo = normalizeText(tecleado)
  if (motivo === '') throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo o el acuerdo.' }])
  if (motivo.length > AUMENTO_MOTIVO_MAX)
    throw broken([
      { path: 'motivo', code: 'largo', message: `El motivo lleva hasta ${AUMENTO_MOTIVO_MAX} caracteres.` },
    ])
  return inTransaction(async () => {
    // Two rises of one category, authorised at once: the second one reads the salary that the first one set.
    await holdTurno('aumentos')
    const { desde, porcentaje } = pedido
    const montos = await montosDe(pedido)
    const revision = await reviewAumento(desde, montos)
    const id = await insertRow(AumentoModel, { motivo, porcentaje, desde })
    await insertRows(
      'aumento_categorias',
      ['aumento_id', 'categoria_id', 'antes_centavos', 'despues_centavos'],
      montos.map(({ categoriaId, antesCentavos, despuesCentavos }) => [
        id,
        categoriaId,
        antesCentavos,
        despuesCentavos,
      ]),
    )
    const { inicio } = quincenaRange(desde)
    for (const { categoriaId, despuesCentavos } of montos) await setSueldo(categoriaId, despuesCentavos, inicio)
    await logActo(actor, {
      acto: 'aumento.dar',
      objeto: 'aumento',
      objetoId: id,
      despues: { motivo, desde: quincenaCode(desde), personas: revision.personas },
    })
    return { id, revision }
  })
}

const nuevo = (campo: string, despues: string): CambioPropuesto => ({ campo, antes: '', despues })

const alcanceDe = ({ personas, entidades }: RevisionAumento): string =>
  `${cuentaTexto(personas, 'persona')} de ${cuentaTexto(entidades, 'entidad', 'entidades')}`

function retroactivoDe({ retroactivo }: RevisionAumento): CambioPropuesto[] {
  if (!retroactivo) return []
  const campo = `Retroactivo: ${cuentaTexto(retroactivo.quincenas, 'quincena cerrada', 'quincenas cerradas')}`
  return [nuevo(campo, costoTexto(retroactivo))]
}

const costoTexto = ({ sueldosCentavos, entidadCentavos, afiliadoCentavos }: CostoAumento): string =>
  `${formatPesos(sueldosCentavos)} de sueldos, ${formatPesos(entidadCentavos)} de las entidades y ${formatPesos(afiliadoCentavos)} de las personas`
