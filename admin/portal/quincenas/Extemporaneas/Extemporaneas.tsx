import { useState } from 'react'
import { CLASE_EXTEMPORANEA_IDS, CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { EnfoqueDesconocido } from '#admin/shared/pagina/EnfoqueDesconocido.tsx'
import { useEnfoque } from '#admin/shared/rutas/use-enfoque.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListaExtemporaneas } from './ListaExtemporaneas.tsx'
import { NuevaExtemporanea } from './NuevaExtemporanea.tsx'
import type { ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { ReactElement } from 'react'
import './extemporaneas.css'

/** `extemporaneas`: late contributions (spec 2 §2.2); an address of the map ends in `&enfoque=` and opens its kind. */
export default function Extemporaneas(): ReactElement {
  const [enfoque, atendido] = useEnfoque()
  const asked = CLASE_EXTEMPORANEA_IDS.find((clase) => CLASES_EXTEMPORANEA[clase].enfoque === enfoque)
  const can = useCan('extemporaneas.solicitar')
  const [chosen, setChosen] = useState<ClaseExtemporanea | null>(null)
  const nueva = chosen ?? asked
  return (
    <>
      <PageHeader
        vista="extemporaneas"
        facts="De quincenas cerradas que se reconocen después: intereses desde el límite de cada una, y línea de pago propia."
      />
      <div className="stack">
        <EnfoqueDesconocido vista="extemporaneas" />
        {!can && asked && (
          <Note tone="warn">Tu perfil consulta las aportaciones extemporáneas, pero no las solicita.</Note>
        )}
        {can && (
          <ul className="extemporaneas-clases" aria-label="Solicitar una aportación extemporánea">
            {CLASE_EXTEMPORANEA_IDS.map((clase) => (
              <li key={clase}>
                <button type="button" className="card" onClick={() => setChosen(clase)}>
                  <strong>{CLASES_EXTEMPORANEA[clase].titulo}</strong>
                  <span className="secondary">{CLASES_EXTEMPORANEA[clase].papel}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <ListaExtemporaneas />
      </div>
      {can && nueva && (
        <NuevaExtemporanea
          key={nueva}
          clase={nueva}
          onClose={() => {
            setChosen(null)
            atendido()
          }}
        />
      )}
    </>
  )
}
