import { Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import type { ReactElement } from 'react'

/** Characters of a hash that are enough to tell two files apart by eye. */
const CORTA = 12

/** The SHA-256 of a file: short, with the way to copy all of it; whole where the browser does not let it be copied. */
export function Huella({ huella }: { huella: string }): ReactElement {
  const { success } = useToast()
  const [entera, setEntera] = useState(false)
  const copiar = (): void => {
    navigator.clipboard.writeText(huella).then(
      () => success('Se copió la huella.'),
      () => setEntera(true),
    )
  }
  return (
    <span className="carga-huella">
      <span className="mono">{entera ? huella : `${huella.slice(0, CORTA)}…`}</span>
      {!entera && <IconButton size="sm" icon={Copy} label="Copiar la huella" onClick={copiar} />}
    </span>
  )
}
