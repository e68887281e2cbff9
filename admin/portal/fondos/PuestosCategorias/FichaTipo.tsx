import { useState } from 'react'
import { Lista } from './Lista.tsx'
import { RenglonForm } from './RenglonForm.tsx'
import { Historial } from './Historial.tsx'
import type { RenglonPuestos, TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { ReactElement } from 'react'
import type { Arbol } from './use-puestos.ts'
import type { Camino, FichaProps } from './ficha-props.ts'

const NADA: Camino = { adscripcion: null, direccion: null, area: null }

/** A tab: its form, and under it the cards of what hangs from the choices made. */
export function FichaTipo(props: FichaProps): ReactElement {
  const { tipo, editando, arbol, acciones } = props
  const [camino, setCamino] = useState<Camino>(() => (editando ? caminoDe(editando, arbol) : NADA))
  const padreId = { adscripcion: null, direccion: camino.adscripcion, area: camino.direccion, puesto: camino.area }
  const rows =
    tipo === 'categoria' || tipo === 'adscripcion'
      ? arbol.de(tipo)
      : padreId[tipo] === null
        ? arbol.de(tipo).filter((row) => isUnder(row, camino, arbol))
        : arbol.hijos(tipo, padreId[tipo])
  return (
    <div className="puestos-ficha">
      <RenglonForm {...props} camino={camino} onCamino={setCamino} />
      {editando?.tipo === 'sueldo' ? (
        <Historial arbol={arbol} categoriaId={editando.padreId ?? 0} />
      ) : (
        <Lista {...{ tipo, rows, arbol, acciones, editando }} />
      )}
    </div>
  )
}

function caminoDe(row: RenglonPuestos, arbol: Arbol): Camino {
  const idOf = (tipo: TipoCatalogo) => arbol.arriba(row).find((each) => each.tipo === tipo)?.id ?? null
  return { adscripcion: idOf('adscripcion'), direccion: idOf('direccion'), area: idOf('area') }
}

/** Whether a row hangs, however far, from the lowest place chosen. */
function isUnder(row: RenglonPuestos, { adscripcion, direccion }: Camino, arbol: Arbol): boolean {
  if (adscripcion === null) return true
  const [tipo, id] = direccion === null ? ['adscripcion', adscripcion] : ['direccion', direccion]
  return arbol.arriba(row).some((each) => each.tipo === tipo && each.id === id)
}
