import { plainDate, type PlainDate, dateParts } from '#domain/plain-date.ts'
import { nombrarCargo } from '#api/afiliacion/organizacion/save-cargo.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { ACTOR_DEMO } from './load-institucion.ts'
import { generarPersonas } from './personas/generar-personas.ts'
import { SEMILLA_CARGOS } from './personas/semillas.ts'
import { titleCase } from './title-case.ts'
import type { PersonaFicticia } from './personas/persona-ficticia.ts'

/** Names who answers for each entity and who represents it, since January of last year; once. */
export async function loadCargos(today: PlainDate): Promise<void> {
  if (await selectRow('SELECT id FROM unidad_cargos LIMIT 1')) return
  const desde = plainDate(dateParts(today).year - 1, 1, 1)
  const entidades = await selectRows<{ id: number }>('SELECT id FROM unidades WHERE nivel = 1 ORDER BY id')
  const personas = generarPersonas(SEMILLA_CARGOS, entidades.length * 2)
  for (const [i, { id }] of entidades.entries())
    for (const [cargo, persona] of [
      ['responsable', personas[2 * i]],
      ['representante', personas[2 * i + 1]],
    ] as const)
      if (persona) await nombrarCargo(ACTOR_DEMO, id, { cargo, nombre: nombreDe(persona), curp: persona.curp, desde })
}

function nombreDe({ nombres, apellidoPaterno, apellidoMaterno }: PersonaFicticia): string {
  return titleCase([nombres, apellidoPaterno, apellidoMaterno].filter((part) => part !== '').join(' '))
}
