import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { rutaCasosAbiertos } from '#domain/procesos/casos/estado-caso.ts'
import { countProcesos } from '#domain/procesos/mapa.ts'
import { useSession } from '#admin/providers/session-context.ts'
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
  marcado: string | null
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
  marcado: string | null
  onToggle: () => void
}

function Modulo({ modulo, wide, open, marcado, onToggle }: ModuloProps): ReactElement {
  const id = `modulo-${modulo.id}`
  const count = countProcesos(modulo.procesos)
  return (
    <div className={classNames('card module', wide && 'module-wide', open && 'module-open')}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className="module-icon">
            <Icon icon={navIcon(modulo.icono)} />
          </span>
          <span className="module-name">{modulo.nombre}</span>
          <span className="module-count muted">
            {count}
            <span className="visually-hidden"> {count === 1 ? 'proceso' : 'procesos'}</span>
          </span>
          <Icon icon={ChevronDown} />
        </button>
      </h3>
      {wide && modulo.casosAbiertos > 0 && <CasosAbiertos modulo={modulo} />}
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

/** How many cases are open, with the list of exactly those for who opens it. */
function CasosAbiertos({ modulo }: { modulo: ModuloMapa }): ReactElement {
  const { vistas } = useSession()
  const texto = cuentaTexto(modulo.casosAbiertos, 'caso abierto', 'casos abiertos')
  return (
    <p className="module-cases">
      {vistas.includes('panelCasos') ? <Link to={rutaCasosAbiertos(modulo.id)}>{texto}</Link> : texto}
    </p>
  )
}
