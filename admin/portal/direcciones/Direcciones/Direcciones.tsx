import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { NIVELES_LUGAR } from '#domain/direcciones/lugar.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Columna } from './Columna.tsx'
import type { LugarFila } from './use-lugares.ts'
import type { ReactElement } from 'react'
import './direcciones.css'

/** "Catálogo de Direcciones": five lists side by side; choosing in one fills the next and clears those below. */
export default function Direcciones(): ReactElement {
  const [camino, setCamino] = useState<readonly LugarFila[]>([])
  const [actual, setActual] = useState(0)
  const puede = useCan('direcciones.administrar')
  const choose = (level: number, lugar: LugarFila | null): void => {
    const above = camino.slice(0, level)
    setCamino(lugar ? [...above, lugar] : above)
    setActual(lugar ? level + 1 : level)
  }
  return (
    <>
      <PageHeader
        vista="direccion"
        facts="Estados, municipios, códigos postales, colonias y calles que se ofrecen al escribir un domicilio."
        actions={
          puede && (
            <LinkButton icon={FileUp} to={`${rutaVista('cargas')}?nueva=direcciones`}>
              Cargar SEPOMEX
            </LinkButton>
          )
        }
      />
      <nav className="dir-camino" aria-label="Lugar elegido">
        {NIVELES_LUGAR.slice(0, camino.length + 1).map(({ nivel, varios }, level) => (
          <button
            key={nivel}
            type="button"
            aria-current={level === actual ? 'step' : undefined}
            onClick={() => setActual(level)}
          >
            {camino[level]?.nombre ?? varios}
          </button>
        ))}
      </nav>
      <div className="dir">
        {NIVELES_LUGAR.map((nivel, level) => (
          <Columna
            key={nivel.nivel}
            nivel={nivel}
            padre={camino[level - 1] ?? null}
            elegido={camino[level] ?? null}
            onElegir={nivel.nivel === 'calle' ? null : (lugar) => choose(level, lugar)}
            actual={level === actual}
            puede={puede}
          />
        ))}
      </div>
    </>
  )
}
