export function formatEnquiryCount(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}
