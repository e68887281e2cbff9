import { ChevronDown } from 'lucide-react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { ProcesoButton } from './ProcesoButton.tsx'
import type { ModuloMapa, RespuestaMapa } from '#domain/procesos/mapa.ts'
import type { ReactElement } from 'react'

interface BandaProps {
  banda: RespuestaMapa['bandas'][number]
  opened: ReadonlySet<number>
  /** The process that one comes from, if any. */
  marcado: number | null
  onToggle: (id: number) => void
}

function bandaNote(banda: BandaProps['banda']): string {
  if (banda.tipo === 'center') return 'lo que hacemos por cada servidor público'
  return banda.modulos.length === 1 ? '1 área' : `${banda.modulos.length} áreas`
}

/** One band of the map: mission modules are rows, the others small sections. */
export function Banda({ banda, opened, marcado, onToggle }: BandaProps): ReactElement {
  return (
    <section className="band" aria-labelledby={`banda-${banda.tipo}`}>
      <div className="band-head">
        <h2 id={`banda-${banda.tipo}`}>{banda.titulo}</h2>
        <span className="muted">{bandaNote(banda)}</span>
      </div>
      <div className={banda.tipo === 'center' ? 'band-rows' : 'band-grid'}>
        {banda.modulos.map((modulo) => (
          <Modulo
            key={modulo.id}
            modulo={modulo}
            wide={banda.tipo === 'center'}
            open={opened.has(modulo.id)}
            marcado={marcado}
            onToggle={() => onToggle(modulo.id)}
          />
        ))}
      </div>
    </section>
  )
}

interface ModuloProps {
  modulo: ModuloMapa
  wide: boolean
  open: boolean
  marcado: number | null
  onToggle: () => void
}

function Modulo({ modulo, wide, open, marcado, onToggle }: ModuloProps): ReactElement {
  const id = `modulo-${modulo.id}`
  return (
    <div className={classNames('card module', wide && 'module-wide', open && 'module-open')}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className="module-icon">
            <Icon icon={navIcon(modulo.icono)} />
          </span>
          <span className="module-name">
            {modulo.nombre}
            {wide && modulo.casosAbiertos > 0 && (
              <small className="module-cases">
                {cuentaTexto(modulo.casosAbiertos, 'caso abierto', 'casos abiertos')}
              </small>
            )}
          </span>
          <span className="module-count muted">
            {modulo.procesos.length}
            <span className="visually-hidden"> procesos</span>
          </span>
          <Icon icon={ChevronDown} />
        </button>
      </h3>
      <ul id={id} className="module-processes plain" hidden={!open}>
        {modulo.procesos.map((proceso) => (
          <li key={proceso.id}>
            <ProcesoButton proceso={proceso} marcado={marcado} />
          </li>
        ))}
      </ul>
    </div>
  )
}
