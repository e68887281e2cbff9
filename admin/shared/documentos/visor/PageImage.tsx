import { useEffect, useRef, useState } from 'react'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { scrollWithin } from './scroll-within.ts'
import type { Caja } from '#domain/documentos/campo-leido.ts'
import type { ReactElement, RefObject } from 'react'

export interface PageBox {
  readonly campo: string
  /** What a person calls the field. */
  readonly label: string
  readonly caja: Caja
  readonly seguro: boolean
}

interface PageImageProps {
  /** Path of the call that sends the file; `/paginas/:n` follows for the image of a page. */
  ruta: string
  pagina: number
  alt: string
  /** 1: the page as wide as its frame. */
  zoom: number
  /** Quarter turns clockwise. */
  giro: number
  boxes: readonly PageBox[]
  active: string | null
  /** A box was pressed. */
  onPick: (campo: string) => void
}

/** One upright page of a kept file with the places of its fields; the active one is named and brought into sight. */
export function PageImage(props: PageImageProps): ReactElement {
  const { ruta, pagina, zoom, giro, boxes, active } = props
  const src = `${ruta}/paginas/${pagina}`
  const [state, setState] = useState<{ readonly src: string; readonly ratio: number } | null>(null)
  const [failed, setFailed] = useState('')
  const mark = useRef<HTMLButtonElement>(null)
  const loaded = state?.src === src
  useEffect(() => {
    const stage = mark.current?.closest('.visor-stage')
    if (loaded && mark.current && stage) scrollWithin(stage, mark.current, true)
  }, [loaded, active, giro])
  if (failed === src)
    return (
      <Note tone="bad" live>
        No se pudo mostrar esta página.{' '}
        <a href={ruta} target="_blank" rel="noreferrer">
          Abrir el archivo
        </a>
      </Note>
    )
  const sideways = giro % 2 === 1
  const ratio = loaded ? state.ratio : 1.294
  return (
    <div className="page-sheet" style={{ width: `${zoom * 100}%`, aspectRatio: sideways ? ratio : 1 / ratio }}>
      {!loaded && <Skeleton lines={8} height={18} label="Cargando la página" />}
      <div
        className="page-turn"
        data-giro={giro}
        style={{
          width: sideways ? `${100 / ratio}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${giro * 90}deg)`,
        }}
      >
        <img
          src={src}
          alt={props.alt}
          draggable={false}
          className={loaded ? undefined : 'page-loading'}
          onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
            setState({ src, ratio: naturalHeight / Math.max(1, naturalWidth) })
          }
          onError={() => setFailed(src)}
        />
        {loaded &&
          boxes.map((box) => (
            <Box
              key={box.campo}
              box={box}
              active={box.campo === active}
              mark={box.campo === active ? mark : null}
              onPick={() => props.onPick(box.campo)}
            />
          ))}
      </div>
    </div>
  )
}

interface BoxProps {
  box: PageBox
  active: boolean
  mark: RefObject<HTMLButtonElement | null> | null
  onPick: () => void
}

/**
 * The place of a field: a full line when it is sure, a dashed one when it is not, a thick one with its name when chosen. For
 * the pointer: by keyboard the list of fields does the same.
 */
function Box({ box: { label, caja, seguro }, active, mark, onPick }: BoxProps): ReactElement {
  const [x, y, w, h] = caja
  return (
    <button
      ref={mark}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={seguro ? label : `${label}, con poca certeza`}
      className={classNames('page-box', !seguro && 'page-box-unsure', active && 'page-box-active')}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${w * 100}%`, height: `${h * 100}%` }}
      onClick={onPick}
    >
      {active && <span className="page-box-name">{label}</span>}
    </button>
  )
}
