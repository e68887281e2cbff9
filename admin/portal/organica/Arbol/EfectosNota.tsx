import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { EfectosActo, PrevistoActo } from '#domain/organica/efectos-acto.ts'
import type { ReactElement } from 'react'

const PALABRAS = [
  ['personas', 'persona', 'personas'],
  ['usuarios', 'usuario', 'usuarios'],
  ['movimientos', 'movimiento abierto', 'movimientos abiertos'],
  ['unidades', 'unidad', 'unidades'],
  ['puestos', 'puesto', 'puestos'],
  ['borradores', 'borrador', 'borradores'],
  ['casos', 'caso abierto', 'casos abiertos'],
  ['firmas', 'firma', 'firmas'],
  ['cargos', 'nombramiento', 'nombramientos'],
  ['lineas', 'línea de pago', 'líneas de pago'],
] as const satisfies readonly (readonly [keyof EfectosActo, string, string])[]

/** What an act would touch, before it is done. */
export function EfectosNota({ previsto }: { previsto: PrevistoActo }): ReactElement {
  const { efectos, claves, avisos } = previsto
  const touched = PALABRAS.filter(([key]) => efectos[key] > 0)
  return (
    <Note tone="info" live>
      <strong>Lo que cambia</strong>
      {touched.length === 0 ? (
        <p>No toca a nadie: solo cambia la estructura.</p>
      ) : (
        <ul className="arbol-efectos">
          {touched.map(([key, one, many]) => (
            <li key={key}>{cuentaTexto(efectos[key], one, many)}</li>
          ))}
        </ul>
      )}
      {claves.map(({ nombre, antes, despues }) => (
        <p key={nombre}>
          Clave de {nombre}: <span className="mono">{antes}</span> pasa a <span className="mono">{despues}</span>
        </p>
      ))}
      {avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
    </Note>
  )
}
