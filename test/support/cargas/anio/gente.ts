import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { Empleado } from './modelo.ts'

/** People of each dependency. */
export const EMPLEADOS = 30

/** The last three of a dependency: one who left, and two with a raise that the portal does not know. */
const [CON_BAJA, CON_AUMENTO] = [1, 2]

/** What some defects need: an Ñ, an NSS that begins with zero, a María, a José. */
const RAROS: readonly ((persona: PersonaFicticia) => boolean)[] = [
  ({ apellidoPaterno }) => apellidoPaterno.includes('Ñ'),
  ({ apellidoPaterno, apellidoMaterno }) => /[ÁÉÍÓÚ]/.test(apellidoPaterno) && apellidoMaterno.includes('Ñ'),
  ({ nss }) => nss.startsWith('0'),
  ({ nss }) => nss.startsWith('0'),
  ({ nombres, sexo }) => /^MARÍA [A-Z]/.test(nombres) && sexo === 'M',
  ({ nombres }) => /^JOSÉ [A-Z]/.test(nombres),
]

/** Three groups of fictional people, none of whom is in two, nor shares a name or an RFC with another. */
export function gentePorDependencia(random: SeededRandom): Empleado[][] {
  const pool = distintos(generarPersonas(random.int(1, 2 ** 30), 3_000).filter(isPlana))
  const take = (cabe: (persona: PersonaFicticia) => boolean): PersonaFicticia => {
    const index = pool.findIndex(cabe)
    const [persona] = pool.splice(Math.max(0, index), 1)
    if (!persona || index < 0) throw new Error('The pool of people ran out')
    return persona
  }
  return Array.from({ length: 3 }, (_, dependencia) =>
    Array.from({ length: EMPLEADOS }, (_each, i) => {
      const sueldoMensual = 400 * random.int(2_000, 9_000)
      const isBaja = i >= EMPLEADOS - CON_BAJA
      const isAumentada = !isBaja && i >= EMPLEADOS - CON_BAJA - CON_AUMENTO
      const { curp, rfc, nss, nombres, apellidoPaterno, apellidoMaterno } = take(RAROS[i] ?? (() => true))
      return {
        interno: 760_001 + dependencia * 100 + i,
        ...{ curp, rfc, nss, nombres, apellidoPaterno, apellidoMaterno, sueldoMensual },
        sueldoConocido: isAumentada ? sueldoMensual - 50_000 : sueldoMensual,
        situacion: isBaja ? 'B' : 'A',
      }
    }),
  )
}

/** Two surnames, and a name that fits fifty characters and one byte per letter. */
const isPlana = ({ nombres, apellidoPaterno, apellidoMaterno, sexo }: PersonaFicticia): boolean =>
  sexo !== 'X' &&
  apellidoMaterno !== '' &&
  /^[A-ZÁÉÍÑÓÚÜ ]+$/.test(nombres + apellidoPaterno + apellidoMaterno) &&
  nombres.length + apellidoPaterno.length + apellidoMaterno.length <= 45

function distintos(personas: readonly PersonaFicticia[]): PersonaFicticia[] {
  const [rfcs, nombres] = [new Set<string>(), new Set<string>()]
  return personas.filter(({ rfc, nombres: propios, apellidoPaterno, apellidoMaterno }) => {
    const nombre = `${propios} ${apellidoPaterno} ${apellidoMaterno}`
    // An RFC cut to ten characters must be one person's too.
    if (rfcs.has(rfc.slice(0, 10)) || nombres.has(nombre)) return false
    rfcs.add(rfc.slice(0, 10))
    nombres.add(nombre)
    return true
  })
}
