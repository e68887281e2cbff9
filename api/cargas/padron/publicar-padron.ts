import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { CURP_POSITIONS } from '#domain/identidad/curp.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import { juzgarPersona } from '#domain/cargas/padron/juzgar-persona.ts'
import { faltaDe, type FaltaDeRenglon, type RenglonPadron } from '#domain/cargas/padron/renglon-padron.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { lockPadron } from '#api/afiliacion/alta/consecutivos.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { loadPadronDeEntidad, type PadronDeEntidad } from './catalogos-padron.ts'
import { escribirPersonas } from './escribir-personas.ts'
import { cambiosDe, guardarCambios } from './guardar-cambios.ts'
import { entreLlaves, paginasPadron, type PersonaEscenificada } from './paginas-padron.ts'
import { porQueYaCerro } from './primer-cierre.ts'
import { registrosDePagina } from './registros-padron.ts'

/**
 * Registers the people of an approved load, about a thousand rows in each transaction and never part of a person. A row names its person in the
 * transaction that registers it, so a cut loses and doubles nothing. Somebody who was registered by hand meanwhile is refused with why.
 */
export async function publicarPadron(
  actor: Actor,
  carga: CargaRow,
  { signal, onRenglones }: MarchaCarga,
): Promise<void> {
  const padron = await loadPadronDeEntidad(carga)
  let hechos = 0
  for await (const pagina of paginasPadron(carga.id, 'pendientes')) {
    signal?.throwIfAborted()
    await inTransaction(() => publicarPagina(actor, carga, padron, pagina))
    hechos += pagina.reduce((suma, { renglones }) => suma + renglones.length, 0)
    onRenglones?.(hechos)
  }
}

async function publicarPagina(
  actor: Actor,
  carga: CargaRow,
  padron: PadronDeEntidad,
  pagina: readonly PersonaEscenificada[],
): Promise<void> {
  await lockPadron()
  const cierre = await porQueYaCerro(padron.entidadId, padron.entidad)
  const registros = await registrosDePagina(pagina, padron.entidadId, { cerca: false })
  const juzgadas = pagina.map((persona) =>
    juzgarPersona(
      persona.renglones.map(({ renglon }) => renglon),
      {
        ...padron,
        registros: (identidad, primero) => [...registros(identidad, primero), ...yaCerro(primero, cierre)],
      },
    ),
  )
  await escribirPersonas(
    actor,
    carga,
    juzgadas.filter(({ entradas }) => entradas.length > 0),
  )
  await guardarCambios(
    carga.id,
    pagina.flatMap((persona, i) => {
      const faltas = juzgadas[i]?.faltas ?? []
      return faltas.some(({ codigo }) => isRechazo(codigo)) ? cambiosDe(persona, faltas) : []
    }),
  )
  await nombrarEnRenglones(carga.id, pagina)
  await anotar(actor, carga, pagina)
}

/** The staged rows of a page name the person that they made: what is cut goes on with those that name none. */
function nombrarEnRenglones(cargaId: number, pagina: readonly PersonaEscenificada[]): Promise<void> {
  const [primera, ultima] = [pagina[0]?.curp ?? '', pagina.at(-1)?.curp ?? '']
  return execute(
    `UPDATE carga_renglones SET afiliado_id = (SELECT a.id FROM afiliados a WHERE a.curp = SUBSTR(llave, 1, ${CURP_POSITIONS.length}))
     WHERE carga_id = $1 AND llave >= $2 AND llave <= $3 AND veredicto <> 'rechazado'`,
    [cargaId, ...entreLlaves(primera, ultima)],
  )
}

const yaCerro = (primero: RenglonPadron, cierre: string): FaltaDeRenglon[] =>
  cierre === '' ? [] : [faltaDe(primero, 'curp', 'C459', primero.curp, 'que la entidad no tenga cierres en el portal')]

/** One line of the bitácora for each transaction: how many people, and a digest of what their rows say. */
async function anotar(actor: Actor, { id }: CargaRow, pagina: readonly PersonaEscenificada[]): Promise<void> {
  const renglones = pagina.flatMap((persona) => persona.renglones.map(({ renglon }) => renglon))
  const huella = createHash('sha256').update(JSON.stringify(renglones)).digest('hex')
  await execute('UPDATE cargas SET pulso_at = $1 WHERE id = $2', [nowAt(), id])
  await logActo(actor, {
    acto: 'carga.tanda',
    objeto: 'carga',
    objetoId: id,
    despues: { personas: pagina.length, renglones: renglones.length, huella },
  })
}
