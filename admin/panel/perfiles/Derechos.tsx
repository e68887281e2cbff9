import { useEffect, useMemo, useRef, useState } from 'react'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { ACTOS, TEXTO_ACTO } from '#domain/acceso/acto.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { derechoOf } from '#domain/acceso/derecho.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { textoCapacidad } from '#domain/acceso/capacidades/textos-capacidades.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Motivo } from './Motivo.tsx'
import { Puede } from './Puede.tsx'
import { capacidadIds, nombreActos } from './textos-derechos.ts'
import { useDerechos } from './use-derechos.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { Derecho } from '#domain/acceso/derecho.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'
import './perfiles.css'

const CRUMBS = [migaVista('perfiles'), { label: 'Quién puede qué' }]

/** A frame that scrolls is reached by the keyboard, and has a name. */
const SCROLLS = { role: 'region', 'aria-label': 'Quién puede qué', tabIndex: 0 } as const

type PerfilColumna = RespuestaDerechos['perfiles'][number]

interface Celda {
  readonly perfil: PerfilColumna
  readonly derecho: Derecho
}

/** Who may do what: a row for each thing, a column for each profile, and in every cell the reason. */
export default function Derechos(): ReactElement {
  const { data, error, refetch } = useDerechos()
  const [acto, setActo] = useState('')
  const [celda, setCelda] = useState<Celda | null>(null)
  const rows = capacidadIds().filter(
    (capacidad) => acto === '' || actosDe(CAPACIDADES[capacidad]).some((one) => one === acto),
  )
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Quién puede qué"
        facts="Cada celda dice si el perfil puede, y al elegirla, por qué."
      />
      {error && <ErrorState title="No se pudo cargar quién puede qué." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={12} label="Cargando quién puede qué" />}
      {data && (
        <div className={celda ? 'card lista derechos-con-hoja' : 'card lista'}>
          <div className="lista-barra">
            <span className="derechos-filtro">
              <Select
                aria-label="Acto"
                placeholder="Todos los actos"
                value={acto}
                options={ACTOS.map((value) => ({ value, label: TEXTO_ACTO[value].titulo }))}
                onChange={(event) => setActo(event.target.value)}
              />
            </span>
            <span className="lista-fin">
              <span className="lista-cuenta" role="status">
                {rows.length} de {capacidadIds().length}
              </span>
            </span>
          </div>
          <Tabla perfiles={data.perfiles} capacidades={rows} celda={celda} onOpen={setCelda} />
        </div>
      )}
      {celda && data && <MotivoSheet celda={celda} menus={data.menus} onClose={() => setCelda(null)} />}
    </>
  )
}

interface TablaProps {
  perfiles: readonly PerfilColumna[]
  capacidades: readonly CapacidadId[]
  celda: Celda | null
  onOpen: (celda: Celda) => void
}

function Tabla({ perfiles, capacidades, celda, onOpen }: TablaProps): ReactElement {
  const rows = useMemo(
    () =>
      capacidades.map((capacidad) => ({
        capacidad,
        celdas: perfiles.map((perfil) => ({ perfil, derecho: derechoOf(perfil, capacidad) })),
      })),
    [perfiles, capacidades],
  )
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The sheet has just made the frame narrower: what was chosen stays in sight.
    frame.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [celda])
  return (
    <div ref={frame} className="derechos-marco" {...SCROLLS}>
      <table className="derechos">
        <caption className="visually-hidden">Quién puede qué, por perfil</caption>
        <thead>
          <tr>
            <th scope="col">Qué</th>
            {perfiles.map(({ id, nombre }) => (
              <th key={id} scope="col">
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ capacidad, celdas }) => (
            <tr key={capacidad}>
              <th scope="row">
                {textoCapacidad(capacidad)}
                <small>{nombreActos(capacidad)}</small>
              </th>
              {celdas.map((one) => (
                <td key={one.perfil.id}>
                  <button
                    type="button"
                    className="derechos-celda"
                    aria-pressed={celda?.perfil === one.perfil && celda.derecho.capacidad === capacidad}
                    aria-label={`${one.perfil.nombre}, ${textoCapacidad(capacidad)}: ${one.derecho.puede ? 'sí' : 'no'}. Ver por qué`}
                    onClick={() => onOpen(one)}
                  >
                    <Puede puede={one.derecho.puede} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MotivoSheetProps {
  celda: Celda
  menus: RespuestaDerechos['menus']
  onClose: () => void
}

function MotivoSheet({ celda, menus, onClose }: MotivoSheetProps): ReactElement {
  const { perfil, derecho } = celda
  return (
    <SideSheet
      title={textoCapacidad(derecho.capacidad)}
      facts={perfil.nombre}
      eyebrow={<Puede puede={derecho.puede} />}
      onClose={onClose}
      footer={<LinkButton to={rutaPerfil(perfil)}>Permisos de {perfil.nombre}</LinkButton>}
    >
      <h3>Por qué</h3>
      <Motivo key={`${perfil.id} ${derecho.capacidad}`} derecho={derecho} menus={menus} />
    </SideSheet>
  )
}
