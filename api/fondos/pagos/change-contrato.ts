import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { contratoIssues, type ContratoEscrito, type ContratoPanel } from '#domain/fondos/pagos/contrato-banco.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { loadAjustes } from '#api/instituto/load-ajustes.ts'

/** The bank's contract of references as it is kept. Throws 403 for a dependency. */
export async function getContrato(actor: Actor): Promise<ContratoPanel> {
  authorizeInstituto(actor, 'pagos.leer')
  return { ...(await loadEscrito()), actions: can(actor, 'pagos.contrato') ? ['cambiar'] : [] }
}

/**
 * Changes what the bank's contract fixes of references, from the next line on: those that were issued keep theirs. `antes` is
 * what was read. Throws 409 `version` with `actual` when it changed since, 422 by field.
 */
export function changeContrato(
  actor: Actor,
  { antes, ...despues }: ContratoEscrito & { readonly antes: ContratoEscrito },
): Promise<ContratoPanel> {
  authorizeInstituto(actor, 'pagos.contrato')
  const issues = contratoIssues(despues, today())
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    await selectRows(
      `SELECT clave FROM ajustes WHERE clave IN ('referencia_base', 'referencia_constante')${FOR_UPDATE}`,
    )
    const actual = await loadEscrito()
    if (actual.base !== antes.base || actual.constante !== antes.constante)
      throw await staleVersion(
        { objeto: 'ajuste', objetoId: 'referencia' },
        'cambió el contrato de la referencia mientras lo tenías abierto.',
        { actual },
      )
    await write('referencia_base', despues.base)
    await write('referencia_constante', despues.constante)
    await logActo(actor, {
      acto: 'referencia.cambiar',
      objeto: 'ajuste',
      objetoId: 'referencia',
      antes: { ...actual },
      despues: { ...despues },
    })
    return getContrato(actor)
  })
}

async function loadEscrito(): Promise<ContratoEscrito> {
  const ajustes = await loadAjustes()
  return { base: ajustes.get('referencia_base') ?? '', constante: ajustes.get('referencia_constante') ?? '' }
}

function write(clave: string, valor: string): Promise<void> {
  return execute(
    `INSERT INTO ajustes (clave, valor) VALUES ($1, $2) ON CONFLICT (clave) DO UPDATE SET valor = excluded.valor`,
    [clave, valor],
  )
}
