/** Components that MDX texts may use. */
import '../../styles/prose.css';
import Chips from './Chips.astro';
import ContactEmail from './ContactEmail.astro';
import Fact from './Fact.astro';
import Heading2 from './Heading2.astro';
import Heading3 from './Heading3.astro';
import Link from './Link.astro';
import Placeholder from './Placeholder.astro';
import RiskNotice from './RiskNotice.astro';
import StorageTable from './StorageTable.astro';
import Table from './Table.astro';

export const proseComponents = {
  Chips,
  ContactEmail,
  Fact,
  Placeholder,
  RiskNotice,
  StorageTable,
  a: Link,
  h2: Heading2,
  h3: Heading3,
  table: Table,
};
