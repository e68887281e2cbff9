import { CasoShow } from './CasoShow.tsx'
import { CasosList } from './CasosList.tsx'
import type { ResourceProps } from 'react-admin'

export const casos: ResourceProps = { name: 'casos', list: CasosList, show: CasoShow }
